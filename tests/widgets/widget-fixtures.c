/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widget-fixtures.h"

#include "widgets/awale-widgets.h"
#include "widgets/board/awale-pit.h"

#include "../wait.h"

#include <adwaita.h>
#include <string.h>

static bool
is_dialog_open (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        return true;
    }
  return false;
}

/* Returns true for warnings that are the toolkit's own fault: GTK 4.24 warns about its frame counts
 * without a compositor, and GTK 4.18 about the message dialog of libadwaita 1.7, which measures the
 * larger of two headings too narrow and its own height wrongly. */
static bool
is_not_ours (const char *message)
{
  if (strstr (message, "gdk_frame_timings_") != NULL)
    return true;
  return (g_str_has_prefix (message, "Trying to measure GtkLabel ") ||
          g_str_has_prefix (message, "Trying to measure AdwMessageDialog ")) && is_dialog_open ();
}

/* Drops warnings of the toolkit, which must not make a test fail. */
static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && is_not_ours (fields[i].value))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, data);
}

void
fixtures_excuse_toolkit (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
}

void
fixtures_init (int    *argc,
               char ***argv)
{
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_test_init (argc, argv, NULL);
  fixtures_excuse_toolkit ();
  adw_init ();
  awale_widgets_init ();
  gtk_css_provider_load_from_resource (provider, AWALE_WIDGETS_CSS + strlen ("resource://"));
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (provider);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

static void
play (AwaleGame  *game,
      const char *letters)
{
  for (const char *letter = letters; *letter != '\0'; letter++)
    g_assert_cmpint (awale_game_play (game, awale_move_from_letter (*letter)), ==,
                     AWALE_ILLEGAL_REASON_NONE);
  awale_game_forget_history (game);
}

AwaleGame *
fixtures_create_game (const char *letters)
{
  AwaleGame *game = awale_game_new (&awale_preset_default ()->rules);

  play (game, letters);
  return game;
}

AwaleGame *
fixtures_create_game_from (const char *preset,
                           const char *position,
                           const char *letters)
{
  AwaleGame *game = awale_game_new (&awale_preset_find (preset)->rules);
  AwalePosition start;

  g_assert_true (awale_position_parse (position, &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  play (game, letters);
  return game;
}

static bool
is_laid_out (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

GtkWidget *
fixtures_show (GtkWidget *widget,
               int        width,
               int        height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  fixtures_wait (is_laid_out, widget);
  fixtures_settle ();
  return window;
}

GtkWidget *
fixtures_show_resizable (GtkWidget *widget)
{
  GtkWidget *fixed = gtk_fixed_new (), *window;

  gtk_fixed_put (GTK_FIXED (fixed), widget, 0, 0);
  window = fixtures_show (fixed, 1000, 800);
  fixtures_wait (is_laid_out, widget);
  return window;
}

/* Widget to which fixtures_resize() is allocating a size, and the original function of its
 * class. */
static GtkWidget *allocated;
static void (*size_allocate) (GtkWidget *, int, int, int);

static void
watch_allocation (GtkWidget *widget,
                  int        width,
                  int        height,
                  int        baseline)
{
  allocated = widget;
  size_allocate (widget, width, height, baseline);
  allocated = NULL;
}

static void
changed_cb (GObject    *object,
            GParamSpec *pspec)
{
  static const char *const changes[] = { "child", "css-classes", "icon-name", "label",
                                         "orientation", "parent", "visible", NULL };

  if (allocated != NULL && g_strv_contains (changes, pspec->name))
    g_error ("\"%s\" of %s changed while %s was allocated", pspec->name,
             G_OBJECT_TYPE_NAME (object), G_OBJECT_TYPE_NAME (allocated));
}

static void
watch_changes (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, changed_cb, NULL);
  g_signal_connect (widget, "notify", G_CALLBACK (changed_cb), NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_changes (child);
}

/* Emits "layout" several times, so that changes that the handlers of this phase make are laid out,
 * too. */
void
fixtures_resize (GtkWidget *widget,
                 int        width,
                 int        height)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (widget);

  size_allocate = klass->size_allocate;
  klass->size_allocate = watch_allocation;
  watch_changes (widget);
  gtk_widget_set_size_request (widget, width, height);
  for (int i = 0; i < 3; i++)
    g_signal_emit_by_name (gtk_widget_get_frame_clock (widget), "layout");
  klass->size_allocate = size_allocate;
}

void
fixtures_settle (void)
{
  wait_while (g_main_context_pending (NULL));
}

void
fixtures_wait (bool   (*done) (gpointer),
               gpointer data)
{
  wait_while (!done (data));
}

static void
gone_cb (gpointer  data,
         GObject  *object)
{
  g_hash_table_remove (data, object);
}

/* Adds @object to @alive, with the name of its type, until the object is finalized. */
static void
watch (GHashTable *alive,
       gpointer    object)
{
  g_hash_table_insert (alive, object, (gpointer) G_OBJECT_TYPE_NAME (object));
  g_object_weak_ref (object, gone_cb, alive);
}

/* Watches @widget and its descendants, except tooltips, which GTK keeps for reuse. */
static void
watch_all (GHashTable *alive,
           GtkWidget  *widget)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  if (GTK_IS_NATIVE (widget) && !GTK_IS_POPOVER (widget))
    return;
  watch (alive, widget);
  if (layout != NULL)
    watch (alive, layout);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_all (alive, child);
}

void
fixtures_destroy (GtkWidget *window,
                  GtkWidget *widget)
{
  g_autoptr (GHashTable) alive = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer type;

  watch_all (alive, widget);
  gtk_window_destroy (GTK_WINDOW (window));
  fixtures_settle ();
  g_hash_table_iter_init (&iter, alive);
  while (g_hash_table_iter_next (&iter, NULL, &type))
    g_test_message ("still alive: %s", (const char *) type);
  g_assert_cmpuint (g_hash_table_size (alive), ==, 0);
}

cairo_surface_t *
fixtures_render (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

int
fixtures_compare (cairo_surface_t *a,
                  cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  int stride = cairo_image_surface_get_stride (a);
  const uint8_t *left = cairo_image_surface_get_data (a);
  const uint8_t *right = cairo_image_surface_get_data (b);
  int different = 0;

  if (width != cairo_image_surface_get_width (b) || height != cairo_image_surface_get_height (b))
    different = -1;
  for (int y = 0; y < height && different >= 0; y++)
    for (int x = 0; x < width; x++)
      for (int channel = 0; channel < 4; channel++)
        if (ABS (left[y * stride + 4 * x + channel] - right[y * stride + 4 * x + channel]) > 2)
          {
            different++;
            break;
          }
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  return different;
}

static void
notified_cb (gpointer    object,
             GParamSpec *pspec,
             int        *count)
{
  ++*count;
}

void
fixtures_count_notify (gpointer    object,
                       const char *property,
                       int        *count)
{
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);

  *count = 0;
  g_signal_connect (object, signal, G_CALLBACK (notified_cb), count);
}

static void
activated_cb (int *count)
{
  ++*count;
}

void
fixtures_count_action (GtkWidget  *widget,
                       const char *name,
                       int        *count)
{
  g_auto (GStrv) parts = g_strsplit (name, ".", 2);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new (parts[1], NULL);

  *count = 0;
  g_signal_connect_swapped (action, "activate", G_CALLBACK (activated_cb), count);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (widget, parts[0], G_ACTION_GROUP (group));
}

static GtkWidget *
find (GtkWidget *widget,
      GType      type,
      int       *nth)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (*nth)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, nth);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
fixtures_find (GtkWidget *widget,
               GType      type,
               int        nth)
{
  return find (widget, type, &nth);
}

/* Activates the shortcut of @model for the key. Returns: false if none handles the key */
static bool
activate_shortcut (GListModel      *model,
                   GtkWidget       *widget,
                   unsigned         keyval,
                   GdkModifierType  modifiers)
{
  for (unsigned i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (model, i);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

      if (!GTK_IS_KEYVAL_TRIGGER (trigger) ||
          gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) != keyval ||
          gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) != modifiers)
        continue;
      if (gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                        gtk_shortcut_get_arguments (shortcut)))
        return true;
    }
  return false;
}

GtkWidget *
fixtures_get_pit (AwaleBoard *board,
                  AwaleMove   move)
{
  return fixtures_find (GTK_WIDGET (board), AWALE_TYPE_PIT, move);
}

GtkWidget *
fixtures_get_store (AwaleBoard *board,
                    AwaleSide   side)
{
  return fixtures_find (GTK_WIDGET (board), ADW_TYPE_BIN, side);
}

const char *
fixtures_get_hint (AwaleBoard *board)
{
  GtkWidget *line = fixtures_find (GTK_WIDGET (board), GTK_TYPE_INSCRIPTION, 0);
  const char *hint = gtk_inscription_get_text (GTK_INSCRIPTION (line));

  return *hint != '\0' ? hint : NULL;
}

bool
fixtures_press (GtkWidget       *widget,
                unsigned         keyval,
                GdkModifierType  modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean taken = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, modifiers, &taken);
      else if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        taken = activate_shortcut (G_LIST_MODEL (controller), widget, keyval, modifiers);
      if (taken)
        return true;
    }
  return false;
}
