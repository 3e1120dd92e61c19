/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/** Dialogs from classes that later GTK and libadwaita deprecate; a port only changes this file. */

/** Receives the chosen files; empty if the dialog was cancelled. */
typedef void (*AwaleFilesFunc) (GListModel *files,
                                gpointer    data);

/**
 * Asks for games to open. As everywhere in this file, @callback is called exactly once, with a
 * cancelled dialog if the parent is closed.
 */
void awale_dialogs_open  (GtkWindow        *parent,
                          AwaleFilesFunc    callback,
                          gpointer          data);

/**
 * Asks where to save. @file (nullable) is the present file; without one, @folder (nullable) and
 * @name are proposed.
 */
void awale_dialogs_save  (GtkWindow        *parent,
                          GFile            *file,
                          GFile            *folder,
                          const char       *name,
                          AwaleFilesFunc    callback,
                          gpointer          data);

/** Asks for files, or for folders if @folders, to import games from. */
void awale_dialogs_import (GtkWindow        *parent,
                           bool              folders,
                           AwaleFilesFunc    callback,
                           gpointer          data);

/** A file type of a save dialog. */
typedef struct
{
  const char *name;
  const char *type;     /**< The MIME type; nullable. */
  const char *ends[4];  /**< Extensions such as “.png”; the first completes a name without one. */
} AwaleFileKind;

/** A choice in a save dialog: one of several values, first the default, or without any a switch. */
typedef struct
{
  const char *id;
  const char *label;
  const char *values[5];
  const char *labels[5];
} AwaleFileChoice;

/** A dialog to save something other than a game. Its texts are marked for translation. */
typedef struct
{
  const char      *title;
  const char      *accept;      /**< NULL: “Save”. */
  AwaleFileKind    kinds[3];
  AwaleFileChoice  choices[2];
} AwaleSaveForm;

/** A file to save with the values of the dialog's choices, by their ids. */
typedef struct
{
  GFile *file;
  int    width;   /**< “size”: pixels, or points of a PDF. */
  bool   mono;    /**< “mono”: for black-and-white print. */
  int    pause;   /**< “pause”: milliseconds per move of an animation. */
  int    number;  /**< “number”: exercises on a worksheet; 0: all. */
} AwaleSaveChoice;

/** Receives the options; @choice (nullable) is NULL if the dialog was cancelled. */
typedef void (*AwaleSaveFunc) (const AwaleSaveChoice *choice,
                               gpointer               data);

/** Asks where to save a file of the types of @form, and proposes @name. */
void awale_dialogs_save_kind (GtkWindow           *parent,
                              const AwaleSaveForm *form,
                              const char          *name,
                              AwaleSaveFunc        callback,
                              gpointer             data);

/** Answers to a question. */
typedef enum
{
  AWALE_ANSWER_CANCEL,   /**< Cancelled or closed. */
  AWALE_ANSWER_DISCARD,  /**< The destructive answer. */
  AWALE_ANSWER_OTHER,
  AWALE_ANSWER_ACCEPT,   /**< The suggested answer. */
} AwaleAnswer;

typedef void (*AwaleAnswerFunc) (AwaleAnswer answer,
                                 gpointer    data);

/** Labels of the answers; NULL if not offered. `cancel` is always offered. */
typedef struct
{
  const char *cancel;
  const char *discard;
  const char *other;
  const char *accept;
} AwaleAnswers;

/** Asks a question over @parent. */
void awale_dialogs_ask   (GtkWindow          *parent,
                          const char         *heading,
                          const char         *body,
                          const AwaleAnswers *answers,
                          AwaleAnswerFunc     callback,
                          gpointer            data);

/**
 * Asks for confirmation of something that cannot be undone; @label is that of the button. If
 * confirmed, @action of @widget is activated with @target (nullable).
 */
void awale_dialogs_confirm (GtkWidget          *widget,
                            const char         *heading,
                            const char         *body,
                            const char         *label,
                            const char         *action,
                            GVariant           *target);

/** Shows the dialog @window over the window of @widget, with which it closes. */
void awale_dialogs_present (GtkWidget          *widget,
                            GtkWidget          *window);

/** Lets Escape close @window. */
void awale_dialogs_close_at_escape (GtkWidget      *window);

/** An option in a dialog; its label has a mnemonic. */
typedef struct
{
  const char *label;
  bool        chosen;   /**< Initially selected. */
  bool        missing;  /**< Not available. */
} AwaleDialogOption;

/** Receives the selected options as a bit set of indexes, or -1 if the dialog was cancelled. */
typedef void (*AwaleOptionsFunc) (int      chosen,
                                  gpointer data);

/** Asks which of @options, 8 at most, to apply with @accept. */
void awale_dialogs_choose (GtkWindow               *parent,
                           const char              *heading,
                           const char              *body,
                           const char              *cancel,
                           const char              *accept,
                           const AwaleDialogOption *options,
                           size_t                   n_options,
                           AwaleOptionsFunc         callback,
                           gpointer                 data);

/** Shows the about dialog. */
void awale_dialogs_about (GtkWindow *parent);

G_END_DECLS
