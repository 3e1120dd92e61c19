/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

/**
 * Dialogs whose classes are deprecated in later GTK and libadwaita, kept in one file so that
 * porting affects only this one.
 */

/** Receives the chosen files; the list is empty if the dialog was cancelled. */
typedef void (*AwaleFilesFunc) (GListModel *files,
                                gpointer    data);

/**
 * Asks for files of games to open. As for all functions of this file, @callback is called exactly
 * once; if the parent is closed, the dialog counts as cancelled.
 */
void awale_dialogs_open  (GtkWindow        *parent,
                          AwaleFilesFunc    callback,
                          gpointer          data);

/**
 * Asks where to save. The dialog starts with @file (nullable), the current file; without one, it
 * proposes @name in @folder (nullable).
 */
void awale_dialogs_save  (GtkWindow        *parent,
                          GFile            *file,
                          GFile            *folder,
                          const char       *name,
                          AwaleFilesFunc    callback,
                          gpointer          data);

/** Asks for files to import games from, or for folders if @folders is true. */
void awale_dialogs_import (GtkWindow        *parent,
                           bool              folders,
                           AwaleFilesFunc    callback,
                           gpointer          data);

/** A file type of a save dialog. */
typedef struct
{
  const char *name;
  const char *type;     /**< The MIME type; nullable. */
  const char *ends[4];  /**< Extensions such as “.png”; the first one is added to a name without
                         * any extension of the dialog. */
} AwaleFileKind;

/**
 * A choice in a save dialog: several values, the first of which is the default, or a switch if
 * there are no values.
 */
typedef struct
{
  const char *id;
  const char *label;
  const char *values[5];
  const char *labels[5];
} AwaleFileChoice;

/**
 * The content of a dialog that saves anything but the document itself. Its texts are message ids,
 * which the dialog translates.
 */
typedef struct
{
  const char      *title;
  const char      *accept;      /**< Label of the save button; NULL for “Save”. */
  AwaleFileKind    kinds[3];
  AwaleFileChoice  choices[2];
} AwaleSaveForm;

/** The chosen file, and the value of each choice that the dialog offers. */
typedef struct
{
  GFile *file;
  int    width;   /**< Choice “size”: width in pixels, or points of a PDF. */
  bool   mono;    /**< Choice “mono”: true for black-and-white print. */
  int    pause;   /**< Choice “pause”: milliseconds per move of an animation. */
  int    number;  /**< Choice “number”: exercises on a worksheet; 0 for all. */
} AwaleSaveChoice;

/** Receives the choice of the user; @choice (nullable) is NULL if the dialog was cancelled. */
typedef void (*AwaleSaveFunc) (const AwaleSaveChoice *choice,
                               gpointer               data);

/** Asks where to save a file of one of the types of @form; proposes @name. */
void awale_dialogs_save_kind (GtkWindow           *parent,
                              const AwaleSaveForm *form,
                              const char          *name,
                              AwaleSaveFunc        callback,
                              gpointer             data);

typedef enum
{
  AWALE_ANSWER_CANCEL,   /**< The dialog was cancelled or closed. */
  AWALE_ANSWER_DISCARD,  /**< The destructive answer. */
  AWALE_ANSWER_OTHER,
  AWALE_ANSWER_ACCEPT,   /**< The answer that is suggested unless the question is neutral. */
} AwaleAnswer;

typedef void (*AwaleAnswerFunc) (AwaleAnswer answer,
                                 gpointer    data);

/** Labels of the answers; NULL for an answer that is not offered. `cancel` is always offered. */
typedef struct
{
  const char *cancel;
  const char *discard;
  const char *other;
  const char *accept;
  bool        neutral;  /**< No answer is suggested, and `cancel` has the focus. */
} AwaleAnswers;

/** Asks a question over @parent. */
void awale_dialogs_ask   (GtkWindow          *parent,
                          const char         *heading,
                          const char         *body,
                          const AwaleAnswers *answers,
                          AwaleAnswerFunc     callback,
                          gpointer            data);

/**
 * Asks for confirmation of a destructive action with a button labeled @label. If the user confirms,
 * @action of @widget is activated with @target (nullable).
 */
void awale_dialogs_confirm (GtkWidget          *widget,
                            const char         *heading,
                            const char         *body,
                            const char         *label,
                            const char         *action,
                            GVariant           *target);

/** Shows the dialog @window above the window of @widget, and closes it together with the latter. */
void awale_dialogs_present (GtkWidget          *widget,
                            GtkWidget          *window);

void awale_dialogs_close_at_escape (GtkWidget      *window);

/** An option in a dialog: a check button, whose label may have a mnemonic. */
typedef struct
{
  const char *label;
  bool        chosen;   /**< The initial state. */
  bool        missing;  /**< True if the option is not available. */
  bool        alone;    /**< True for a radio button: of the options with this flag, only one can be
                         * selected. */
} AwaleDialogOption;

/**
 * Receives the selected options as a bit set of their indices, or -1 if the dialog was cancelled.
 */
typedef void (*AwaleOptionsFunc) (int      chosen,
                                  gpointer data);

/** Asks which of at most 8 @options to apply; @cancel and @accept label the buttons. */
void awale_dialogs_choose (GtkWindow               *parent,
                           const char              *heading,
                           const char              *body,
                           const char              *cancel,
                           const char              *accept,
                           const AwaleDialogOption *options,
                           size_t                   n_options,
                           AwaleOptionsFunc         callback,
                           gpointer                 data);

void awale_dialogs_about (GtkWindow *parent);

G_END_DECLS
