/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * Reading a file starts no program, opens no other file and makes no connection: the kernel kills a
 * reader that asks for anything but memory and locks.
 */
#include "notation/awale-ogn.h"

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* System calls for memory, locks and the end of the process, and one that sanitizers need. */
static const int allowed[] = {
  SYS_brk, SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_futex, SYS_exit_group,
  SYS_sigaltstack,
};

static const char hostile[] =
  "[Event \"file:///etc/passwd\"]\n[Site \"https://example.org/\"]\n[South \"$(reboot)\"]\n"
  "[North \"`reboot`\"]\n[Include \"/etc/passwd\"]\n[Engine \"/bin/sh\"]\n"
  "[Date \"../../../etc/passwd\"]\n[Encoding \"/dev/zero\"]\n\n%include /etc/passwd\n"
  "1. F {<a href=\"https://example.org/\">[%run /bin/sh]</a> %n %s} f $1 (1. A /etc/passwd) *\n";

/* Forbids all other system calls to this process. Returns: false if the kernel does not support
 * this */
static bool
confine (void)
{
  struct sock_filter code[2 * G_N_ELEMENTS (allowed) + 2];
  struct sock_fprog program = { .filter = code };

  code[program.len++] = (struct sock_filter) BPF_STMT (BPF_LD | BPF_W | BPF_ABS,
                                                       offsetof (struct seccomp_data, nr));
  for (size_t i = 0; i < G_N_ELEMENTS (allowed); i++)
    {
      code[program.len++] =
        (struct sock_filter) BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, (unsigned) allowed[i], 0, 1);
      code[program.len++] = (struct sock_filter) BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    }
  code[program.len++] = (struct sock_filter) BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_TRAP);
  return prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
         && prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

/* A simple game that causes a diagnostic. */
static const char harmless[] = "[South \"Ama\"]\n\n1. F f 2. A1 *\n";

static void
read_and_write (const char *text)
{
  static const AwaleFormat formats[] = { AWALE_FORMAT_OGN, AWALE_FORMAT_LETTERS };

  for (size_t i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autoptr (AwaleDocument) document =
        awale_format_read (formats[i], text, strlen (text), "hostile");
      g_autofree char *written = awale_format_write (formats[i], document, AWALE_WRITE_DEFAULT);

      for (size_t j = 0; j < awale_document_get_n_diagnostics (document); j++)
        g_free (awale_diagnostic_to_sentence (awale_document_get_diagnostic (document, j)));
    }
}

static void
open_network (const char *text)
{
  close (socket (AF_INET, SOCK_STREAM, 0));
}

/* Calls @what with @text in a confined child process. Returns: the wait status of the child */
static int
run_confined (void       (*what) (const char *text),
              const char  *text)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      if (!confine ())
        _exit (2);
      what (text);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return status;
}

static void
test_hostile (void)
{
  g_assert_cmpint (run_confined (read_and_write, hostile), ==, 0);
}

/* All inputs of the fuzzing corpus can be read in confinement. */
static void
test_corpus (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "../fuzz/corpus/ogn", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;
  int n_files = 0;

  g_assert_no_error (error);
  for (; (name = g_dir_read_name (dir)) != NULL; n_files++)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;

      g_file_get_contents (path, &text, NULL, &error);
      g_assert_no_error (error);
      g_test_message ("%s", name);
      g_assert_cmpint (run_confined (read_and_write, text), ==, 0);
    }
  g_assert_cmpint (n_files, >, 10);
}

/* A confined process that creates a socket is killed. */
static void
test_network (void)
{
  g_assert_true (WIFSIGNALED (run_confined (open_network, hostile)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* Read and write once before, so that translations are loaded and GLib has asked the system what
   * it needs. */
  read_and_write (harmless);
  g_test_add_func ("/notation/confined/hostile", test_hostile);
  g_test_add_func ("/notation/confined/corpus", test_corpus);
  g_test_add_func ("/notation/confined/network", test_network);
  return g_test_run ();
}
