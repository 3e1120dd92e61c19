/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-share"

#include "awale-share.h"

#include "document/awale-file-contents.h"
#include "game/awale-titles.h"
#include "notation/awale-ogn.h"
#include "page/awale-page.h"
#include "picture/awale-animation.h"
#include "session/awale-worksheet.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Width of a picture on the clipboard in pixels. */
#define CLIPBOARD_WIDTH 1200

/* Size of a saved graph in pixels. The width is GRAPH_PLY per ply, clamped to GRAPH_MIN and
 * GRAPH_MAX. */
#define GRAPH_PLY    14
#define GRAPH_MIN    800
#define GRAPH_MAX    2400
#define GRAPH_HEIGHT 400

/* Number of exercises above which the dialog asks how many to print. */
#define MANY_EXERCISES 96

/* A copy of what a file will contain, which can be drawn in any thread. */
typedef struct
{
  char                    *name;     /* Name of the file, whose extension decides the format of a
                                      * picture. */
  AwaleBoardPicture        picture;
  GArray                  *frames;   /* Pictures of an animation. (element-type
                                      * AwaleBoardPicture) */
  int                      pause;    /* Milliseconds per frame. */
  GArray                  *points;   /* Points of a graph. (element-type AwaleGraphPoint) */
  AwaleWorksheet          *sheet;
  GBytes                  *games;    /* Games as text, which the thread parses into games of its
                                      * own. */
  const AwaleBoardPalette *palette;
  char                    *title;    /* Title of a web page; nullable. */
} Snapshot;

/* A way to share a game: the action of the window, and the description of the file if it saves
 * one. */
typedef struct
{
  const char     *action;
  const char     *title;
  const char     *subtitle;
  AwaleSaveForm   form;
  const char     *saved;
  GBytes       *(*draw) (const void  *snapshot,
                         GError     **error);
} Way;

/* --- Drawing --------------------------------------------------------------------------------- */

static GBytes *
draw_picture (const void  *data,
              GError     **error)
{
  const Snapshot *snapshot = data;
  AwalePictureFormat format;

  if (!awale_picture_get_format (snapshot->name, &format, error))
    return NULL;
  return awale_picture_draw_board (&snapshot->picture, format, error);
}

static GBytes *
draw_animation (const void  *data,
                GError     **error)
{
  const Snapshot *snapshot = data;

  return awale_animation_draw (snapshot->frames, snapshot->pause, error);
}

static GBytes *
draw_graph (const void  *data,
            GError     **error)
{
  const Snapshot *snapshot = data;
  int n = snapshot->points->len;
  AwalePictureFormat format;

  if (!awale_picture_get_format (snapshot->name, &format, error))
    return NULL;
  return awale_picture_draw_graph ((const AwaleGraphPoint *) (void *) snapshot->points->data, n,
                                   awale_graph_colors_get_default (false),
                                   CLAMP (n * GRAPH_PLY, GRAPH_MIN, GRAPH_MAX), GRAPH_HEIGHT,
                                   format, error);
}

static GBytes *
draw_worksheet (const void  *data,
                GError     **error)
{
  const Snapshot *snapshot = data;

  return awale_worksheet_draw (snapshot->sheet, error);
}

static GBytes *
draw_page (const void  *data,
           GError     **error)
{
  const Snapshot *snapshot = data;
  size_t length;
  const char *text = g_bytes_get_data (snapshot->games, &length);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, length, NULL);
  size_t n = awale_document_get_n_games (document);
  g_autofree AwaleGame **games = g_new (AwaleGame *, n);
  AwalePageOptions options = awale_page_options_default ();

  for (size_t i = 0; i < n; i++)
    games[i] = awale_document_get_game (document, i);
  options.palette = snapshot->palette;
  options.title = snapshot->title;
  return awale_page_write (games, n, &options);
}

static GBytes *
draw_pgn (const void  *data,
          GError     **error)
{
  const Snapshot *snapshot = data;
  size_t length;
  const char *text = g_bytes_get_data (snapshot->games, &length);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, length, NULL);
  char *pgn = awale_pgn_write (document);

  return g_bytes_new_take (pgn, strlen (pgn));
}

/* --- Ways to share --------------------------------------------------------------------------- */

static const Way copies[] =
{
  { .action = "win.copy-game", .title = N_("_Copy Game"),
    .subtitle = N_("To paste it into another window or file") },
  { .action = "win.copy-position", .title = N_("Copy _Position"),
    .subtitle = N_("A line of text for other programs") },
  { .action = "win.copy-diagram", .title = N_("Copy Pic_ture"),
    .subtitle = N_("The board, to paste into a document") },
  { .action = "win.copy-text", .title = N_("Copy as Te_xt"),
    .subtitle = N_("The moves so far and the board, for a message") },
};

/* The first value of a choice is the default. */
static const Way files[] =
{
  [AWALE_SHARE_PICTURE] = {
    .action = "win.save-picture",
    .title = N_("Save a P_icture…"),
    .subtitle = N_("The board as PNG, SVG or PDF"),
    .form = {
      .title = N_("Save the Picture"),
      .kinds = { { N_("PNG, pixels"), "image/png", { ".png" } },
                 { N_("SVG, sharp at any size"), "image/svg+xml", { ".svg" } },
                 { N_("PDF, for printing"), "application/pdf", { ".pdf" } } },
      .choices = { { "size", N_("Width"), { "1600", "800", "3200", "6400" },
                     { N_("Medium, 1,600 pixels"), N_("Small, 800 pixels"),
                       N_("Large, 3,200 pixels"), N_("Poster, 6,400 pixels") } },
                   { .id = "mono", .label = N_("Black and white") } },
    },
    .saved = N_("Picture saved"),
    .draw = draw_picture,
  },
  [AWALE_SHARE_ANIMATION] = {
    .action = "win.save-animation",
    .title = N_("Save an _Animation…"),
    .subtitle = N_("The moves from this position on, or all of them if it is the last, as "
                   "an animated WebP picture"),
    .form = {
      .title = N_("Save the Animation"),
      .kinds = { { N_("Animated pictures (.webp)"), NULL, { ".webp" } } },
      .choices = { { "size", N_("Width"), { "640", "400", "1200" },
                     { N_("Medium, 640 pixels"), N_("Small, 400 pixels"),
                       N_("Large, 1,200 pixels") } },
                   { "pause", N_("Speed"), { "1200", "600", "2400" },
                     { N_("Normal, a move every 1.2 seconds"), N_("Fast, a move every 0.6 seconds"),
                       N_("Slow, a move every 2.4 seconds") } } },
    },
    .saved = N_("Animation saved"),
    .draw = draw_animation,
  },
  [AWALE_SHARE_GRAPH] = {
    .action = "win.save-graph",
    .title = N_("Save the _Graph…"),
    .subtitle = N_("The course of the game as PNG, SVG or PDF"),
    .form = {
      .title = N_("Save the Graph"),
      .kinds = { { N_("Pictures (.svg, .png, .pdf)"), NULL, { ".svg", ".png", ".pdf" } } },
    },
    .saved = N_("Graph saved"),
    .draw = draw_graph,
  },
  [AWALE_SHARE_WORKSHEET] = {
    .action = "win.worksheet",
    .title = N_("Save a Wor_ksheet…"),
    .subtitle = N_("The exercises of the file and the errors found in its games, with "
                   "lines to write on"),
    .form = {
      .title = N_("Save a Worksheet"),
      .kinds = { { N_("PDF (.pdf)"), NULL, { ".pdf" } } },
    },
    .saved = N_("Worksheet saved"),
    .draw = draw_worksheet,
  },
  [AWALE_SHARE_PAGE] = {
    .action = "win.save-page",
    .title = N_("Save a _Web Page…"),
    .subtitle = N_("Replays all games of the file in any browser"),
    .form = {
      .title = N_("Save the Web Page"),
      .kinds = { { N_("Web pages (.html)"), NULL, { ".html" } } },
    },
    .saved = N_("Web page saved"),
    .draw = draw_page,
  },
  [AWALE_SHARE_PGN] = {
    .action = "win.save-pgn",
    .title = N_("Save for Play_Strategy…"),
    .subtitle = N_("All games of the file in the format of that site"),
    .form = {
      .title = N_("Save for PlayStrategy"),
      .kinds = { { N_("PlayStrategy games (.pgn)"), NULL, { ".pgn" } } },
    },
    .saved = N_("Games saved"),
    .draw = draw_pgn,
  },
};

/* --- Snapshots ------------------------------------------------------------------------------- */

static void
snapshot_clear (Snapshot *snapshot)
{
  g_free (snapshot->name);
  g_clear_pointer (&snapshot->frames, g_array_unref);
  g_clear_pointer (&snapshot->points, g_array_unref);
  g_clear_pointer (&snapshot->sheet, awale_worksheet_free);
  g_clear_pointer (&snapshot->games, g_bytes_unref);
  g_free (snapshot->title);
}

/* Removes the marks of the last move from @picture if @board does not show them. */
static void
leave_out (AwaleBoard        *board,
           AwaleBoardPicture *picture)
{
  gboolean has_last_move;

  g_object_get (board, "show-last-move", &has_last_move, NULL);
  if (!has_last_move)
    picture->look.last_from = picture->look.last_to = AWALE_NO_MOVE;
}

static AwaleBoardPicture
describe (AwaleBoard *board,
          int         width,
          bool        mono)
{
  AwaleGame *game = awale_board_get_game (board);
  AwaleNode *node = awale_game_get_cursor (game);
  AwaleBoardPicture picture = {
    .position = awale_game_get_board (game, node),
    .palette = awale_board_palette_get (awale_board_get_theme (board), false),
    .mono = mono,
    .flags = AWALE_GEOMETRY_COUNTS,
    .width = width,
    .look = awale_board_look_for_node (game, node),
  };
  gboolean is_flipped, has_letters;

  g_object_get (board, "flipped", &is_flipped, "show-letters", &has_letters, NULL);
  if (is_flipped)
    picture.flags |= AWALE_GEOMETRY_FLIPPED;
  if (has_letters)
    picture.flags |= AWALE_GEOMETRY_LETTERS;
  leave_out (board, &picture);
  return picture;
}

/* Takes the frames of the animation. Returns the sentence that will report the saved file; it says
 * so if the frames show only the beginning of the line. (transfer full) */
static char *
take_animation (Snapshot              *snapshot,
                AwaleBoard            *board,
                const AwaleSaveChoice *choice)
{
  AwaleGame *game = awale_board_get_game (board);
  AwaleNode *first = awale_game_get_cursor (game);
  AwaleNode *last = awale_game_get_selected_line_end (game, first);
  AwaleBoardPicture picture = describe (board, choice->width, false);
  int n_frames;

  if (first == last)
    first = awale_game_get_root (game);
  snapshot->pause = choice->pause;
  snapshot->frames = awale_animation_list_frames (&picture, game, first, last);
  n_frames = snapshot->frames->len;
  for (int i = 0; i < n_frames; i++)
    leave_out (board, &g_array_index (snapshot->frames, AwaleBoardPicture, i));
  if (n_frames > awale_node_get_ply (last) - awale_node_get_ply (first))
    return g_strdup (_(files[AWALE_SHARE_ANIMATION].saved));
  return g_strdup_printf (ngettext ("Animation saved, with only the first %u position of the line.",
                                    "Animation saved, with only the first %u positions of the "
                                    "line.", n_frames), n_frames);
}

static AwaleWorksheet *
take_worksheet (GPtrArray *exercises,
                int        number)
{
  if (number > 0 && (unsigned) number < exercises->len)
    g_ptr_array_set_size (exercises, number);
  return awale_worksheet_new (exercises);
}

static bool
has_rules_of_playstrategy (AwaleDraft *draft)
{
  AwaleDocument *document = awale_draft_get_document (draft);

  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    if (!awale_format_has_rules (AWALE_FORMAT_PLAYSTRATEGY, awale_document_get_game (document, i)))
      return false;
  return true;
}

static char *
dup_title (AwaleDraft *draft)
{
  return awale_page_dup_title (awale_document_get_name (awale_draft_get_document (draft)));
}

/* --- Writing --------------------------------------------------------------------------------- */

/* Key under which a notice bar stores the title of the last failure. */
#define FAILURE "awale-share-failure"

/* A file that is asked for and then written. */
typedef struct
{
  AwaleShareKind   kind;
  AwaleShareSource source;    /* With references; the application is held during the writing. */
  Snapshot         snapshot;
  GFile           *file;
  char            *saved;
} Sharing;

static void
drop_content (AwaleShareSource *source)
{
  g_clear_object (&source->board);
  g_clear_object (&source->graph);
  g_clear_object (&source->draft);
  g_clear_pointer (&source->exercises, g_ptr_array_unref);
}

static void
sharing_free (Sharing *sharing)
{
  AwaleShareSource *source = &sharing->source;

  drop_content (source);
  g_object_unref (source->toasts);
  g_clear_object (&source->notice);
  g_clear_object (&source->application);
  snapshot_clear (&sharing->snapshot);
  g_clear_object (&sharing->file);
  g_free (sharing->saved);
  g_free (sharing);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Sharing, sharing_free)

static Sharing *
sharing_new (AwaleShareKind          kind,
             const AwaleShareSource *source)
{
  Sharing *sharing = g_new0 (Sharing, 1);
  AwaleShareSource *copy = &sharing->source;

  sharing->kind = kind;
  g_set_object (&copy->toasts, source->toasts);
  g_set_object (&copy->notice, source->notice);
  g_set_object (&copy->application, source->application);
  g_set_object (&copy->board, source->board);
  g_set_object (&copy->graph, source->graph);
  g_set_object (&copy->draft, source->draft);
  if (source->exercises != NULL)
    copy->exercises = g_ptr_array_ref (source->exercises);
  return sharing;
}

static bool
is_open (AwaleToastOverlay *toasts)
{
  return gtk_widget_get_root (GTK_WIDGET (toasts)) != NULL;
}

/* Reports a saved file, and closes the notice of an earlier failure. */
static void
tell_saved (Sharing *sharing)
{
  AwaleNoticeBar *notice = sharing->source.notice;
  const char *failure = g_object_get_data (G_OBJECT (notice), FAILURE);

  if (failure != NULL && g_strcmp0 (awale_notice_bar_get_title (notice), failure) == 0)
    awale_notice_bar_close (notice);
  g_object_set_data (G_OBJECT (notice), FAILURE, NULL);
  awale_toast_overlay_say_saved (sharing->source.toasts, sharing->saved, sharing->file);
}

static void
tell_failed (Sharing      *sharing,
             const GError *error)
{
  AwaleNoticeBar *notice = sharing->source.notice;
  g_autofree char *name = g_file_get_parse_name (sharing->file);
  char *failure = g_strdup_printf (_("“%s” could not be saved."), name);

  g_object_set_data_full (G_OBJECT (notice), FAILURE, failure, g_free);
  awale_notice_bar_show (notice, AWALE_NOTICE_WARNING, failure, error->message, NULL, NULL);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Sharing) sharing = data;
  const AwaleShareSource *told = &sharing->source;
  g_autoptr (GError) error = NULL;

  awale_file_make_finish (G_FILE (source), result, &error);
  if (is_open (told->toasts))
    {
      if (told->notice == NULL)
        awale_toast_overlay_say (told->toasts, error == NULL ? sharing->saved : error->message);
      else if (error == NULL)
        tell_saved (sharing);
      else
        tell_failed (sharing, error);
    }
  if (told->application != NULL)
    g_application_release (told->application);
}

/* Writes the file of the snapshot; the widgets may be finalized meanwhile. */
static void
make (Sharing *sharing)
{
  drop_content (&sharing->source);
  awale_file_make_async (sharing->file, files[sharing->kind].draw, &sharing->snapshot, NULL,
                         written_cb, sharing);
}

/* Writing a document as text never fails, so the result is not NULL. */
static void
games_written_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  Sharing *sharing = data;

  sharing->snapshot.games = awale_draft_write_finish (AWALE_DRAFT (source), result, NULL);
  make (sharing);
}

static void
write_file (Sharing               *sharing,
            const AwaleSaveChoice *choice)
{
  const AwaleShareSource *source = &sharing->source;
  Snapshot *snapshot = &sharing->snapshot;

  sharing->file = g_object_ref (choice->file);
  sharing->saved = g_strdup (_(files[sharing->kind].saved));
  if (source->application != NULL)
    g_application_hold (source->application);

  snapshot->name = g_file_get_basename (choice->file);
  switch (sharing->kind)
    {
    case AWALE_SHARE_PICTURE:
      snapshot->picture = describe (source->board, choice->width, choice->mono);
      break;
    case AWALE_SHARE_ANIMATION:
      g_free (sharing->saved);
      sharing->saved = take_animation (snapshot, source->board, choice);
      break;
    case AWALE_SHARE_GRAPH:
      snapshot->points = awale_graph_dup_points (source->graph);
      break;
    case AWALE_SHARE_WORKSHEET:
      snapshot->sheet = take_worksheet (source->exercises, choice->number);
      break;
    case AWALE_SHARE_PAGE:
      snapshot->title = dup_title (source->draft);
      snapshot->palette = awale_board_palette_get (awale_board_get_theme (source->board), false);
      awale_draft_write_async (source->draft, games_written_cb, sharing);
      return;
    case AWALE_SHARE_PGN:
      if (!has_rules_of_playstrategy (source->draft))
        {
          g_free (sharing->saved);
          sharing->saved = g_strdup (_("Games saved; PlayStrategy plays only Oware Abapa"));
        }
      awale_draft_write_async (source->draft, games_written_cb, sharing);
      return;
    default:
      g_assert_not_reached ();
    }
  make (sharing);
}

void
awale_share_write (AwaleShareKind          kind,
                   const AwaleShareSource *source,
                   const AwaleSaveChoice  *choice)
{
  g_return_if_fail (source != NULL && AWALE_IS_TOAST_OVERLAY (source->toasts));
  g_return_if_fail (choice != NULL && G_IS_FILE (choice->file));

  write_file (sharing_new (kind, source), choice);
}

/* --- Asking ---------------------------------------------------------------------------------- */

/* Nothing is written if the window or its game was closed while the dialog was open. */
static void
chosen_cb (const AwaleSaveChoice *choice,
           gpointer               data)
{
  g_autoptr (Sharing) sharing = data;
  const AwaleShareSource *source = &sharing->source;

  if (choice != NULL && is_open (source->toasts)
      && (source->draft == NULL || awale_draft_get_game (source->draft) != NULL))
    write_file (g_steal_pointer (&sharing), choice);
}

/* Proposes the name of a picture: “Ama – Kofi, 5. A+3.png”. */
static char *
propose_picture (AwaleGame  *game,
                 const char *end)
{
  AwaleNode *node = awale_game_get_cursor (game);
  g_autofree char *move = awale_node_dup_text (node);
  g_autofree char *detail = NULL;

  if (*move != '\0')
    detail = g_strdup_printf ("%d. %s%s", awale_node_get_round (node),
                              awale_node_get_mover (node) == AWALE_NORTH ? "… " : "", move);
  return awale_title_for_file (game, detail, end);
}

/* Proposes a file name. A file of several games is named after the open file: “club.html”. */
static char *
propose_name (AwaleShareKind  kind,
              AwaleDraft     *draft)
{
  const char *end = files[kind].form.kinds[0].ends[0];
  g_autofree char *title = NULL;

  if (kind == AWALE_SHARE_WORKSHEET)
    return g_strdup (_("Exercises.pdf"));
  if (kind == AWALE_SHARE_PICTURE || kind == AWALE_SHARE_ANIMATION)
    return propose_picture (awale_draft_get_game (draft), end);
  if ((kind == AWALE_SHARE_PAGE || kind == AWALE_SHARE_PGN)
      && awale_document_get_n_games (awale_draft_get_document (draft)) > 1)
    title = dup_title (draft);
  return title != NULL ? g_strconcat (title, end, NULL)
                       : awale_title_for_file (awale_draft_get_game (draft), NULL, end);
}

void
awale_share_save (AwaleShareKind          kind,
                  const AwaleShareSource *source)
{
  AwaleSaveForm form = files[kind].form;
  g_autofree char *name = NULL;
  g_autofree char *all = NULL;

  g_return_if_fail (source != NULL && AWALE_IS_TOAST_OVERLAY (source->toasts));

  if (kind == AWALE_SHARE_WORKSHEET && source->exercises->len == 0)
    {
      awale_toast_overlay_say (
          source->toasts, _("There are no exercises here. Analyze a game to find its errors."));
      return;
    }
  if (kind == AWALE_SHARE_WORKSHEET && source->exercises->len > MANY_EXERCISES)
    {
      all = g_strdup_printf (_("All %'u"), source->exercises->len);
      form.choices[0] = (AwaleFileChoice) {
        "number", N_("Exercises"), { "24", "48", "96", "0" },
        { N_("The first 24"), N_("The first 48"), N_("The first 96"), all },
      };
    }
  name = propose_name (kind, source->draft);
  awale_dialogs_save_kind (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (source->toasts))), &form,
                           name, chosen_cb, sharing_new (kind, source));
}

/* --- The clipboard --------------------------------------------------------------------------- */

static GdkContentProvider *
draw_content (const AwaleBoardPicture  *picture,
              GError                  **error)
{
  g_autoptr (GBytes) png = awale_picture_draw_board (picture, AWALE_PICTURE_PNG, error);
  g_autoptr (GBytes) svg =
    png == NULL ? NULL : awale_picture_draw_board (picture, AWALE_PICTURE_SVG, error);
  g_autoptr (GdkTexture) texture = svg == NULL ? NULL : gdk_texture_new_from_bytes (png, error);
  GdkContentProvider *contents[2];

  if (texture == NULL)
    return NULL;
  contents[0] = gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture);
  contents[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  return gdk_content_provider_new_union (contents, G_N_ELEMENTS (contents));
}

static void
draw_content_thread (GTask        *task,
                     gpointer      source,
                     gpointer      picture,
                     GCancellable *cancellable)
{
  GError *error = NULL;
  GdkContentProvider *content = draw_content (picture, &error);

  if (content != NULL)
    g_task_return_pointer (task, content, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
awale_share_draw_content_async (AwaleBoard          *board,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                void                *user_data)
{
  g_autoptr (GTask) task = NULL;
  AwaleBoardPicture *picture;

  g_return_if_fail (AWALE_IS_BOARD (board));
  g_return_if_fail (awale_board_get_game (board) != NULL);

  picture = g_new (AwaleBoardPicture, 1);
  *picture = describe (board, CLIPBOARD_WIDTH, false);
  task = g_task_new (board, cancellable, callback, user_data);
  g_task_set_source_tag (task, awale_share_draw_content_async);
  g_task_set_task_data (task, picture, g_free);
  g_task_run_in_thread (task, draw_content_thread);
}

GdkContentProvider *
awale_share_draw_content_finish (AwaleBoard    *board,
                                 GAsyncResult  *result,
                                 GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, board), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- The dialog ------------------------------------------------------------------------------ */

static void
add_key (AdwActionRow *row,
         const char   *trigger)
{
  g_autoptr (GtkShortcutTrigger) parsed = gtk_shortcut_trigger_parse_string (trigger);
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (row));
  g_autofree char *text = gtk_shortcut_trigger_to_label (parsed, display);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "dim-label");
  adw_action_row_add_suffix (row, label);
}

/* Closes the dialog before activating the action, so that the action's own dialogs and notices
 * appear above the window. */
static void
row_activated_cb (AdwActionRow *row,
                  gpointer      way)
{
  GtkWindow *dialog = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (row)));
  g_autoptr (GtkWindow) parent = g_object_ref (gtk_window_get_transient_for (dialog));

  gtk_window_destroy (dialog);
  gtk_widget_activate_action (GTK_WIDGET (parent), ((const Way *) way)->action, NULL);
}

static GtkWidget *
create_row (const Way    *way,
            AwaleActions *actions)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *key = awale_actions_dup_key (actions, way->action);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(way->title));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _(way->subtitle));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect (row, "activated", G_CALLBACK (row_activated_cb), (gpointer) way);
  if (key != NULL)
    add_key (ADW_ACTION_ROW (row), key);
  return row;
}

/* Adds a group of rows for @ways, leaving out animations if libwebp is missing. Returns the first
 * row. */
static GtkWidget *
add_group (AdwPreferencesPage *page,
           const Way          *ways,
           size_t              n_ways,
           AwaleActions       *actions)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *first = NULL;

  for (size_t i = 0; i < n_ways; i++)
    if (awale_animation_is_supported () || &ways[i] != &files[AWALE_SHARE_ANIMATION])
      {
        GtkWidget *row = create_row (&ways[i], actions);

        adw_preferences_group_add (group, row);
        if (first == NULL)
          first = row;
      }
  adw_preferences_page_add (page, group);
  return first;
}

GtkWidget *
awale_share_dialog_new (GtkWindow    *parent,
                        AwaleActions *actions)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  GtkWidget *dialog, *first;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (AWALE_IS_ACTIONS (actions), NULL);

  dialog = g_object_new (ADW_TYPE_WINDOW,
                         "title", _("Share"),
                         "modal", TRUE,
                         "transient-for", parent,
                         "default-width", 460,
                         "default-height", 690,
                         "content", content,
                         NULL);
  awale_dialogs_close_at_escape (dialog);
  first = add_group (page, copies, G_N_ELEMENTS (copies), actions);
  add_group (page, files, G_N_ELEMENTS (files), actions);
  gtk_box_append (GTK_BOX (content), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (page));
  gtk_window_set_focus (GTK_WINDOW (dialog), first);
  return dialog;
}
