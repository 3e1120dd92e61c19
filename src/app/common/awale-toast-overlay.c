/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-toast-overlay"

#include "awale-toast-overlay.h"

#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-file-launcher.h"
#include "widgets/awale-focus.h"

#include <glib/gi18n-lib.h>

#define SHOW_IN_FOLDER "toasts.show-in-folder"

/* Distance in pixels between a focused entry and a notice above or below it. */
#define GAP 12

typedef struct
{
  char     *text;
  char     *label;
  char     *action;
  unsigned  seconds;
} Toast;

struct _AwaleToastOverlay
{
  GtkWidget   parent_instance;

  GtkWidget  *child;
  GtkWidget  *low_page;  /* Page with its notices always at the bottom; weak, nullable. */
  bool        at_bottom; /* True if the notices of other pages are at the bottom, too. */
  GtkWidget  *revealer;
  GtkLabel   *text;
  GtkButton  *button;

  GQueue      waiting;   /* Notices to show later. (element-type Toast) */
  Toast      *current;   /* Notice on display, or NULL. */
  char       *undo;      /* Detailed action of the latest offer to undo a change, or NULL. */
  unsigned    timeout;

  GtkEventControllerMotion *pointer;
  GtkEventControllerFocus  *focus;
};

G_DEFINE_FINAL_TYPE (AwaleToastOverlay, awale_toast_overlay, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_AT_BOTTOM,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
toast_free (void *data)
{
  Toast *toast = data;

  g_free (toast->text);
  g_free (toast->label);
  g_free (toast->action);
  g_free (toast);
}

static void
hide_current (AwaleToastOverlay *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->current, toast_free);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
}

static bool
is_held (AwaleToastOverlay *self)
{
  return gtk_event_controller_motion_contains_pointer (self->pointer) ||
         gtk_event_controller_focus_contains_focus (self->focus);
}

static gboolean
timeout_cb (void *data)
{
  AwaleToastOverlay *self = data;

  self->timeout = 0;
  hide_current (self);
  return G_SOURCE_REMOVE;
}

static void
start_timeout (AwaleToastOverlay *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->current != NULL && !is_held (self))
    self->timeout = g_timeout_add_seconds (self->current->seconds, timeout_cb, self);
}

/* Sets the action and its target. The action name is cleared in between, so that it is never paired
 * with the target of another notice. */
static void
set_action (GtkActionable *button,
            const char    *detailed)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  g_action_parse_detailed_name (detailed, &name, &target, NULL);
  gtk_actionable_set_action_name (button, NULL);
  gtk_actionable_set_action_target_value (button, target);
  gtk_actionable_set_action_name (button, name);
}

/* Shows the next notice after the previous one has slid out. */
static void
show_next (AwaleToastOverlay *self)
{
  GtkRevealer *revealer = GTK_REVEALER (self->revealer);

  if (self->current != NULL || gtk_revealer_get_child_revealed (revealer))
    return;

  self->current = g_queue_pop_head (&self->waiting);
  gtk_widget_set_visible (self->revealer, self->current != NULL);
  if (self->current == NULL)
    return;

  gtk_label_set_label (self->text, self->current->text);
  gtk_widget_set_visible (GTK_WIDGET (self->button), self->current->label != NULL);
  if (self->current->label != NULL)
    {
      gtk_button_set_label (self->button, self->current->label);
      set_action (GTK_ACTIONABLE (self->button), self->current->action);
      awale_accessible_name_buttons (GTK_WIDGET (self->button));
    }
  gtk_revealer_set_reveal_child (revealer, TRUE);
  start_timeout (self);
}

/* Hides the notice before activating its action, which may add another notice. GtkButton would
 * activate the action last, when the button may already belong to the next notice. */
static void
pressed_cb (AwaleToastOverlay *self)
{
  g_autofree char *action = NULL;
  g_autoptr (GVariant) target = NULL;

  if (self->current != NULL && self->current->action != NULL)
    g_action_parse_detailed_name (self->current->action, &action, &target, NULL);
  g_signal_stop_emission_by_name (self->button, "clicked");
  hide_current (self);
  if (action != NULL)
    gtk_widget_activate_action_variant (GTK_WIDGET (self), action, target);
}

static GtkSizeRequestMode
awale_toast_overlay_get_request_mode (GtkWidget *widget)
{
  AwaleToastOverlay *self = AWALE_TOAST_OVERLAY (widget);

  return self->child != NULL ? gtk_widget_get_request_mode (self->child)
                             : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* Measures only the child, because notices take no space. */
static void
awale_toast_overlay_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  AwaleToastOverlay *self = AWALE_TOAST_OVERLAY (widget);

  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, minimum_baseline,
                        natural_baseline);
}

static bool
is_at_bottom (AwaleToastOverlay *self)
{
  return self->at_bottom || (self->low_page != NULL && gtk_widget_get_mapped (self->low_page));
}

/* Moves @box, the place of a notice, above or below the focused entry if the notice would cover the
 * entry. */
static void
make_way (AwaleToastOverlay *self,
          GtkAllocation     *box)
{
  GtkWidget *focus = awale_focus_get (self);
  graphene_rect_t bounds;
  const graphene_rect_t taken = GRAPHENE_RECT_INIT ((float) box->x, (float) box->y,
                                                    (float) box->width, (float) box->height);

  if (!GTK_IS_TEXT (focus) || gtk_widget_is_ancestor (focus, self->revealer)
      || !gtk_widget_compute_bounds (focus, GTK_WIDGET (self), &bounds))
    return;
  graphene_rect_inset (&bounds, 0, -GAP);
  if (graphene_rect_intersection (&bounds, &taken, NULL))
    box->y = is_at_bottom (self) ? (int) bounds.origin.y - box->height
                                 : (int) (bounds.origin.y + bounds.size.height);
}

/* Centers the notice horizontally, with its natural width if there is room for it. */
static void
allocate_revealer (AwaleToastOverlay *self,
                   int                width,
                   int                height)
{
  GtkAllocation box = { 0 };
  int min, nat;

  if (!gtk_widget_should_layout (self->revealer))
    return;
  gtk_widget_measure (self->revealer, GTK_ORIENTATION_HORIZONTAL, -1, &min, &nat, NULL, NULL);
  box.width = MAX (min, MIN (nat, width));
  gtk_widget_measure (self->revealer, GTK_ORIENTATION_VERTICAL, box.width, NULL, &box.height, NULL,
                      NULL);
  box.x = (width - box.width) / 2;
  box.y = is_at_bottom (self) ? MAX (0, height - box.height) : 0;
  make_way (self, &box);
  gtk_widget_size_allocate (self->revealer, &box, -1);
}

static void
awale_toast_overlay_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  AwaleToastOverlay *self = AWALE_TOAST_OVERLAY (widget);

  if (self->child != NULL && gtk_widget_should_layout (self->child))
    gtk_widget_allocate (self->child, width, height, baseline, NULL);
  allocate_revealer (self, width, height);
}

static void
awale_toast_overlay_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (awale_toast_overlay_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget",
                           G_CALLBACK (gtk_widget_queue_allocate), widget, G_CONNECT_SWAPPED);
}

static void
awale_toast_overlay_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), gtk_widget_queue_allocate,
                                        widget);
  GTK_WIDGET_CLASS (awale_toast_overlay_parent_class)->unroot (widget);
}

static void
show_in_folder_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  awale_file_launcher_show_in_folder (file);
}

static void
set_child (AwaleToastOverlay *self,
           GtkWidget         *child)
{
  if (self->child == child)
    return;

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_insert_before (child, GTK_WIDGET (self), self->revealer);
}

static void
awale_toast_overlay_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  AwaleToastOverlay *self = AWALE_TOAST_OVERLAY (object);

  if (prop_id == PROP_CHILD)
    set_child (self, g_value_get_object (value));
  else if (prop_id == PROP_AT_BOTTOM)
    {
      self->at_bottom = g_value_get_boolean (value);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
awale_toast_overlay_dispose (GObject *object)
{
  AwaleToastOverlay *self = AWALE_TOAST_OVERLAY (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_queue_clear_full (&self->waiting, toast_free);
  g_clear_pointer (&self->current, toast_free);
  g_clear_pointer (&self->undo, g_free);
  g_clear_weak_pointer (&self->low_page);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_TOAST_OVERLAY);

  G_OBJECT_CLASS (awale_toast_overlay_parent_class)->dispose (object);
}

static void
awale_toast_overlay_class_init (AwaleToastOverlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_toast_overlay_dispose;
  object_class->set_property = awale_toast_overlay_set_property;
  widget_class->get_request_mode = awale_toast_overlay_get_request_mode;
  widget_class->measure = awale_toast_overlay_measure;
  widget_class->size_allocate = awale_toast_overlay_size_allocate;
  widget_class->root = awale_toast_overlay_root;
  widget_class->unroot = awale_toast_overlay_unroot;

  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS |
                                             G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_AT_BOTTOM] = g_param_spec_boolean ("at-bottom", NULL, NULL, FALSE,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS |
                                                  G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/awale/Awale/common/awale-toast-overlay.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleToastOverlay, revealer);
  gtk_widget_class_bind_template_child (widget_class, AwaleToastOverlay, pointer);
  gtk_widget_class_bind_template_child (widget_class, AwaleToastOverlay, focus);
  gtk_widget_class_bind_template_child (widget_class, AwaleToastOverlay, text);
  gtk_widget_class_bind_template_child (widget_class, AwaleToastOverlay, button);
  gtk_widget_class_bind_template_callback (widget_class, show_next);
  gtk_widget_class_bind_template_callback (widget_class, start_timeout);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, hide_current);
  gtk_widget_class_install_action (widget_class, SHOW_IN_FOLDER, "s", show_in_folder_action);
  gtk_widget_class_set_css_name (widget_class, "toasts");
}

static void
awale_toast_overlay_init (AwaleToastOverlay *self)
{
  g_queue_init (&self->waiting);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
awale_toast_overlay_set_low_page (AwaleToastOverlay *self,
                                  GtkWidget         *page)
{
  g_return_if_fail (AWALE_IS_TOAST_OVERLAY (self));
  g_return_if_fail (GTK_IS_WIDGET (page));

  g_set_weak_pointer (&self->low_page, page);
}

static bool
offers (const Toast *toast,
        const char  *action)
{
  return toast != NULL && g_strcmp0 (toast->action, action) == 0;
}

static bool
is_known (AwaleToastOverlay *self,
          const char        *text,
          const char        *action)
{
  if (offers (self->current, action) && g_str_equal (self->current->text, text))
    return true;
  for (GList *link = self->waiting.head; link != NULL; link = link->next)
    if (offers (link->data, action) && g_str_equal (((Toast *) link->data)->text, text))
      return true;
  return false;
}

void
awale_toast_overlay_withdraw (AwaleToastOverlay *self,
                              const char        *action)
{
  g_return_if_fail (AWALE_IS_TOAST_OVERLAY (self));
  g_return_if_fail (action != NULL);

  for (unsigned i = self->waiting.length; i > 0; i--)
    if (offers (g_queue_peek_nth (&self->waiting, i - 1), action))
      toast_free (g_queue_pop_nth (&self->waiting, i - 1));
  if (offers (self->current, action))
    hide_current (self);
}

void
awale_toast_overlay_add (AwaleToastOverlay *self,
                         const char        *text,
                         const char        *label,
                         const char        *action,
                         unsigned           seconds)
{
  Toast *toast;

  g_return_if_fail (AWALE_IS_TOAST_OVERLAY (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail ((label == NULL) == (action == NULL));
  g_return_if_fail (seconds > 0);

  if (is_known (self, text, action))
    {
      start_timeout (self);
      return;
    }
  toast = g_new0 (Toast, 1);
  toast->text = g_strdup (text);
  toast->label = g_strdup (label);
  toast->action = g_strdup (action);
  toast->seconds = seconds;
  g_queue_push_tail (&self->waiting, toast);
  show_next (self);
}

void
awale_toast_overlay_offer_undo (AwaleToastOverlay *self,
                                const char        *text,
                                const char        *action,
                                gint64             number)
{
  if (self->undo != NULL)
    awale_toast_overlay_withdraw (self, self->undo);
  g_free (self->undo);
  self->undo = g_action_print_detailed_name (action, g_variant_new_int64 (number));
  awale_toast_overlay_add (self, text, _("_Undo"), self->undo, 3 * AWALE_TOAST_OVERLAY_SECONDS);
}

void
awale_toast_overlay_say (AwaleToastOverlay *self,
                         const char        *text)
{
  awale_toast_overlay_add (self, text, NULL, NULL, AWALE_TOAST_OVERLAY_SECONDS);
}

void
awale_toast_overlay_say_saved (AwaleToastOverlay *self,
                               const char        *text,
                               GFile             *file)
{
  g_autofree char *uri = NULL;
  g_autofree char *action = NULL;

  g_return_if_fail (G_IS_FILE (file));

  uri = g_file_get_uri (file);
  action = g_action_print_detailed_name (SHOW_IN_FOLDER, g_variant_new_string (uri));
  awale_toast_overlay_add (self, text, _("Show in _Folder"), action, AWALE_TOAST_OVERLAY_SECONDS);
}

const char *
awale_toast_overlay_get_text (AwaleToastOverlay *self)
{
  g_return_val_if_fail (AWALE_IS_TOAST_OVERLAY (self), NULL);

  return self->current != NULL ? self->current->text : NULL;
}
