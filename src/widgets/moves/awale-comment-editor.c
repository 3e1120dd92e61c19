/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-comment-editor.h"

#include "game/awale-ellipsis.h"
#include "widgets/awale-descriptions.h"

#include <glib/gi18n-lib.h>

/* Milliseconds without typing after which further typing is a separate undo step. */
#define PAUSE_MS 2500

struct _AwaleCommentEditor
{
  AwaleGameWidget parent_instance;

  AwaleGame    *game;          /* The game, borrowed from the base class. */
  AwaleNode    *node;          /* Node whose comment is in the buffer. */
  bool          before;
  guint         pause_source;
  bool          loading;       /* True while code fills the buffer. */
  bool          writing;       /* True while the editor itself changes the game, whose signals it
                                * then ignores. */

  GtkTextView   *view;
  GtkTextBuffer *buffer;
  GtkWidget     *title;
  GtkWidget     *placeholder;
  GtkWidget     *shortened;    /* Notice that only a part of the comment is displayed. */
};

G_DEFINE_FINAL_TYPE (AwaleCommentEditor, awale_comment_editor, AWALE_TYPE_GAME_WIDGET)

static char *
dup_text (AwaleCommentEditor *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  return gtk_text_buffer_get_text (self->buffer, &start, &end, FALSE);
}

static const char *
get_comment (AwaleCommentEditor *self)
{
  if (self->node == NULL)
    return NULL;
  return self->before ? awale_node_get_comment_before (self->node)
                      : awale_node_get_comment (self->node);
}

static void
update_placeholder (AwaleCommentEditor *self)
{
  gtk_widget_set_visible (self->placeholder, !self->before &&
                          gtk_text_buffer_get_char_count (self->buffer) == 0);
}

static void
update_names (AwaleCommentEditor *self)
{
  bool at_start = self->node == NULL || awale_node_get_move (self->node) == AWALE_NO_MOVE;
  const char *placeholder = at_start ? _("Write about the game…") : _("Write about this move…");
  g_autofree char *move = self->node == NULL ? NULL : awale_describe_move_in_round (self->node);
  g_autofree char *label = at_start ? g_strdup (_("Comment on the game"))
                           /* Translators: %s is a move in words: “Round 3, South D captures 2”. */
                           : g_strdup_printf (self->before ? _("Comment before %s")
                           /* Translators: %s is a move in words: “Round 3, South D captures 2”. */
                                                           : _("Comment on %s"), move);

  gtk_label_set_label (GTK_LABEL (self->placeholder), placeholder);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, placeholder,
                                  -1);
}

/* Loads the comment of the node. If it is too long to be shown, it is shortened and read-only, so
 * that the rest is not lost. */
static void
load (AwaleCommentEditor *self)
{
  const char *comment = get_comment (self);
  g_autofree char *shown = awale_ellipsize (comment != NULL ? comment : "", AWALE_ELLIPSIS_EDITOR);
  bool is_shortened = comment != NULL && !g_str_equal (shown, comment);

  g_clear_handle_id (&self->pause_source, g_source_remove);
  self->loading = true;
  gtk_text_buffer_set_text (self->buffer, shown, -1);
  self->loading = false;
  gtk_text_view_set_editable (self->view, self->node != NULL && !is_shortened);
  gtk_widget_set_visible (self->shortened, is_shortened);
  gtk_widget_set_visible (GTK_WIDGET (self), !self->before || comment != NULL);
  update_placeholder (self);
  update_names (self);
}

static void
set_node (AwaleCommentEditor *self,
          AwaleNode          *node)
{
  g_clear_pointer (&self->node, awale_node_unref);
  if (node != NULL)
    self->node = awale_node_ref (node);
  load (self);
}

static gboolean
paused_cb (gpointer data)
{
  AwaleCommentEditor *self = data;

  self->pause_source = 0;
  awale_game_break_step (self->game);
  return G_SOURCE_REMOVE;
}

/* Shortens inserted text that is too long to be shown. */
static void
inserted_cb (AwaleCommentEditor *self,
             GtkTextIter        *place,
             char               *text,
             int                 length)
{
  g_autofree char *whole = g_strndup (text, (gsize) length);
  g_autofree char *shown = awale_ellipsize (whole, AWALE_ELLIPSIS_EDITOR);

  if (g_str_equal (shown, whole))
    return;
  g_signal_stop_emission_by_name (self->buffer, "insert-text");
  gtk_text_buffer_insert (self->buffer, place, shown, -1);
}

/* Writes the text into the game, which merges typing without a pause into one undo step. */
static void
text_changed_cb (AwaleCommentEditor *self)
{
  g_autofree char *text = NULL;

  update_placeholder (self);
  if (self->loading || self->node == NULL || !awale_game_contains (self->game, self->node))
    return;

  text = g_strstrip (dup_text (self));
  self->writing = true;
  if (self->before)
    awale_game_set_comment_before (self->game, self->node, text);
  else
    awale_game_set_comment (self->game, self->node, text);
  self->writing = false;
  g_clear_handle_id (&self->pause_source, g_source_remove);
  self->pause_source = g_timeout_add (PAUSE_MS, paused_cb, self);
}

/* Activates the window's undo instead of that of the text buffer, which knows no other changes. */
static void
undo_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  AwaleCommentEditor *self = AWALE_COMMENT_EDITOR (widget);

  awale_comment_editor_flush (self);
  if (!gtk_widget_activate_action (widget, "win.undo", NULL) && self->game != NULL)
    awale_game_undo (self->game);
}

static void
redo_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  AwaleCommentEditor *self = AWALE_COMMENT_EDITOR (widget);

  awale_comment_editor_flush (self);
  if (!gtk_widget_activate_action (widget, "win.redo", NULL) && self->game != NULL)
    awale_game_redo (self->game);
}

static void
leave_action (GtkWidget  *widget,
              const char *name G_GNUC_UNUSED,
              GVariant   *parameter G_GNUC_UNUSED)
{
  awale_comment_editor_flush (AWALE_COMMENT_EDITOR (widget));
  gtk_widget_activate_action (widget, "study.focus-board", NULL);
}

static void
awale_comment_editor_update (AwaleGameWidget *widget,
                             AwaleGame       *game,
                             AwaleGameChange  change)
{
  AwaleCommentEditor *self = AWALE_COMMENT_EDITOR (widget);
  AwaleNode *cursor = game == NULL ? NULL : awale_game_get_cursor (game);

  if (change == AWALE_GAME_CHANGE_ALL ||
      (change == AWALE_GAME_CHANGE_CURSOR && cursor != self->node))
    set_node (self, cursor);
}

static void
awale_comment_editor_node_changed (AwaleGameWidget *widget,
                                   AwaleNode       *node,
                                   unsigned         change)
{
  AwaleCommentEditor *self = AWALE_COMMENT_EDITOR (widget);

  if (node != self->node)
    return;
  if ((change & AWALE_NODE_CHANGE_GLYPHS) != 0)
    update_names (self);
  if ((change & (self->before ? AWALE_NODE_CHANGE_COMMENT_BEFORE : AWALE_NODE_CHANGE_COMMENT)) != 0
      && !self->writing)
    load (self);
}

static void
awale_comment_editor_set_game (AwaleGameWidget *widget,
                               AwaleGame       *game)
{
  AwaleCommentEditor *self = AWALE_COMMENT_EDITOR (widget);

  awale_comment_editor_flush (self);
  self->game = game;

  AWALE_GAME_WIDGET_CLASS (awale_comment_editor_parent_class)->set_game (widget, game);
}

static void
awale_comment_editor_dispose (GObject *object)
{
  AwaleCommentEditor *self = AWALE_COMMENT_EDITOR (object);

  awale_comment_editor_flush (self);
  g_clear_pointer (&self->node, awale_node_unref);

  G_OBJECT_CLASS (awale_comment_editor_parent_class)->dispose (object);
}

/* Delegates to the overlay, because the default handler would trap the focus in the editor. */
static gboolean
awale_comment_editor_focus (GtkWidget        *widget,
                            GtkDirectionType  direction)
{
  return gtk_widget_child_focus (gtk_widget_get_first_child (widget), direction);
}

static gboolean
awale_comment_editor_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (AWALE_COMMENT_EDITOR (widget)->view));
}

static void
awale_comment_editor_class_init (AwaleCommentEditorClass *klass)
{
  AwaleGameWidgetClass *game_class = AWALE_GAME_WIDGET_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_comment_editor_dispose;
  widget_class->focus = awale_comment_editor_focus;
  widget_class->grab_focus = awale_comment_editor_grab_focus;
  game_class->set_game = awale_comment_editor_set_game;
  game_class->update = awale_comment_editor_update;
  game_class->node_changed = awale_comment_editor_node_changed;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/moves/awale-comment-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleCommentEditor, view);
  gtk_widget_class_bind_template_child (widget_class, AwaleCommentEditor, buffer);
  gtk_widget_class_bind_template_child (widget_class, AwaleCommentEditor, title);
  gtk_widget_class_bind_template_child (widget_class, AwaleCommentEditor, placeholder);
  gtk_widget_class_bind_template_child (widget_class, AwaleCommentEditor, shortened);
  gtk_widget_class_bind_template_callback (widget_class, inserted_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, awale_comment_editor_flush);
  gtk_widget_class_install_action (widget_class, "comment.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "comment.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "comment.leave", NULL, leave_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "commenteditor");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_comment_editor_init (AwaleCommentEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_node (self, NULL);
}

void
awale_comment_editor_set_before (AwaleCommentEditor *self)
{
  g_return_if_fail (AWALE_IS_COMMENT_EDITOR (self));

  self->before = true;
  gtk_widget_set_visible (self->title, TRUE);
  load (self);
}

void
awale_comment_editor_flush (AwaleCommentEditor *self)
{
  g_return_if_fail (AWALE_IS_COMMENT_EDITOR (self));

  if (self->pause_source == 0)
    return;
  g_clear_handle_id (&self->pause_source, g_source_remove);
  awale_game_break_step (self->game);
}
