/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Dialogs made of classes that later releases of GTK and libadwaita replace by others: a port
 * touches this file only.
 */

/** The files that were chosen; none if the dialog was cancelled. */
typedef void (*AwaleFilesChosen) (GListModel *files,
                                  gpointer    data);

/**
 * Asks which games to open. Like all callbacks here, @callback is called exactly once: a dialog is
 * canceled when its parent goes.
 */
void awale_dialogs_open  (GtkWindow        *parent,
                          AwaleFilesChosen  callback,
                          gpointer          data);

/**
 * Asks where to save. @file: the present one (nullable); @folder (nullable), @name: what to propose
 * without one.
 */
void awale_dialogs_save  (GtkWindow        *parent,
                          GFile            *file,
                          GFile            *folder,
                          const char       *name,
                          AwaleFilesChosen  callback,
                          gpointer          data);

/** Asks which files, or which folders, to import games from. */
void awale_dialogs_import (GtkWindow        *parent,
                           bool              folders,
                           AwaleFilesChosen  callback,
                           gpointer          data);

/** Asks where to export games, by the name to propose. */
void awale_dialogs_export (GtkWindow        *parent,
                           const char       *name,
                           AwaleFilesChosen  callback,
                           gpointer          data);

/** Asks where to save a graph, by the name to propose: what that ends in tells the kind. */
void awale_dialogs_save_graph (GtkWindow        *parent,
                               const char       *name,
                               AwaleFilesChosen  callback,
                               gpointer          data);

/** Asks where to save games as a web page, by the name to propose. */
void awale_dialogs_save_page (GtkWindow        *parent,
                              const char       *name,
                              AwaleFilesChosen  callback,
                              gpointer          data);

/** Asks where to save a worksheet, by the name to propose. */
void awale_dialogs_save_worksheet (GtkWindow        *parent,
                                   const char       *name,
                                   AwaleFilesChosen  callback,
                                   gpointer          data);

/** What a picture is to be. */
typedef struct
{
  GFile *file;   /**< Its name ends in .png, .svg or .pdf. */
  int    width;  /**< Pixels; points of a PDF. */
  bool   mono;   /**< For print in black and white. */
  int    pause;  /**< Milliseconds between two moves of an animation. */
} AwalePictureChoice;

/** @choice: NULL if the dialog was cancelled. */
typedef void (*AwalePictureChosen) (const AwalePictureChoice *choice,
                                    gpointer                  data);

/** Asks where to save a picture of the board, how large and in which colors. */
void awale_dialogs_save_diagram (GtkWindow          *parent,
                                 const char         *name,
                                 AwalePictureChosen  callback,
                                 gpointer            data);

/** Asks where to save an animated picture, how large and how fast. */
void awale_dialogs_save_animation (GtkWindow          *parent,
                                   const char         *name,
                                   AwalePictureChosen  callback,
                                   gpointer            data);

/** An answer to a question. */
typedef enum
{
  AWALE_ANSWER_CANCEL,   /**< Also for closing the dialog. */
  AWALE_ANSWER_DISCARD,  /**< Something is lost. */
  AWALE_ANSWER_OTHER,
  AWALE_ANSWER_ACCEPT,   /**< The proposed one. */
} AwaleAnswer;

typedef void (*AwaleAnswered) (AwaleAnswer answer,
                               gpointer    data);

/** The labels of the answers, NULL for those that are not offered; @cancel always is. */
typedef struct
{
  const char *cancel;
  const char *discard;
  const char *other;
  const char *accept;
} AwaleAnswers;

/** Asks @heading and @body in a dialog over @parent. */
void awale_dialogs_ask   (GtkWindow          *parent,
                          const char         *heading,
                          const char         *body,
                          const AwaleAnswers *answers,
                          AwaleAnswered       callback,
                          gpointer            data);

/**
 * Asks whether to do what cannot be undone, under @label. If so, @action of @widget is activated
 * with @target (nullable).
 */
void awale_dialogs_confirm (GtkWidget          *widget,
                            const char         *heading,
                            const char         *body,
                            const char         *label,
                            const char         *action,
                            GVariant           *target);

/** Shows the dialog @window over the window that @widget is in, with which it goes. */
void awale_dialogs_present (GtkWidget          *widget,
                            GtkWidget          *window);

/** Something that may go with an answer: a label with a mnemonic. */
typedef struct
{
  const char *label;
  bool        chosen;   /**< At first. */
  bool        missing;  /**< There is nothing of the kind. */
} AwaleOption;

/** The options that were chosen as a set of their indices, -1 if the dialog was cancelled. */
typedef void (*AwaleOptionsChosen) (int      chosen,
                                    gpointer data);

/** Asks which of @options, at most 8, go with @accept. */
void awale_dialogs_choose (GtkWindow          *parent,
                           const char         *heading,
                           const char         *body,
                           const char         *cancel,
                           const char         *accept,
                           const AwaleOption  *options,
                           size_t              n_options,
                           AwaleOptionsChosen  callback,
                           gpointer            data);

/** Shows what the application is and who made it. */
void awale_dialogs_about (GtkWindow *parent);

G_END_DECLS
