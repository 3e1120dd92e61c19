/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-page-switcher"

#include "awale-page-switcher.h"

#include "awale-accessible.h"
#include "awale-breakpoint-bin.h"

#define ICON_SIZE 16

struct _AwalePageSwitcher
{
  GtkWidget          parent_instance;

  GtkStackSwitcher  *switcher;
  GtkSelectionModel *pages;
  char             **icons;
  bool               shows_icons;
  int                margins[2];    /* Padding of a button around its title and around its icon in
                                     * pixels, as last measured. */
};

G_DEFINE_FINAL_TYPE (AwalePageSwitcher, awale_page_switcher, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_STACK,
  PROP_ICONS,
  PROP_LABEL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* The page is returned without a reference, because the stack keeps one. */
static GtkStackPage *
get_page (AwalePageSwitcher *self,
          unsigned           i)
{
  g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (self->pages), i);

  return GTK_STACK_PAGE (page);
}

/* The largest padding of a button around its title or icon, in pixels. */
static int
measure_margins (AwalePageSwitcher *self)
{
  int most = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->switcher)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      int whole, content;

      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
      gtk_widget_measure (gtk_button_get_child (GTK_BUTTON (button)), GTK_ORIENTATION_HORIZONTAL,
                          -1, NULL, &content, NULL, NULL);
      most = MAX (most, whole - content);
    }
  return most;
}

static int
measure_title (GtkWidget    *button,
               GtkStackPage *page)
{
  g_autoptr (PangoLayout) layout =
      gtk_widget_create_pango_layout (button, gtk_stack_page_get_title (page));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* The icon name of a page, or NULL for a page that keeps its title. */
static const char *
get_icon (AwalePageSwitcher *self,
          unsigned           i)
{
  return self->icons != NULL && i < g_strv_length (self->icons) ? self->icons[i] : NULL;
}

/* Measures the total width of the buttons with icons and with titles, whichever are shown. Styles
 * may use different padding for the two, so both are remembered: using the padding of one for the
 * other could make the switcher alternate between them forever. */
static void
measure_width (AwalePageSwitcher *self,
               int               *with_icons,
               int               *with_titles)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->switcher));
  int icon_margins, title_margins;

  self->margins[self->shows_icons] = measure_margins (self);
  title_margins = self->margins[false];
  icon_margins = self->margins[true] > 0 ? self->margins[true] : title_margins;
  *with_icons = *with_titles = 0;
  for (unsigned i = 0; button != NULL; i++, button = gtk_widget_get_next_sibling (button))
    if (gtk_widget_get_visible (button))
      {
        int title = title_margins + measure_title (button, get_page (self, i));

        *with_icons += get_icon (self, i) != NULL ? icon_margins + ICON_SIZE : title;
        *with_titles += title;
      }
}

static void
set_shows_icons (AwalePageSwitcher *self,
                 bool               shows_icons)
{
  self->shows_icons = shows_icons;
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->pages)); i++)
    gtk_stack_page_set_icon_name (get_page (self, i), shows_icons ? get_icon (self, i) : NULL);
}

static void
expand_buttons (AwalePageSwitcher *self)
{
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->switcher)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_hexpand (button, TRUE);
}

static void
set_stack (AwalePageSwitcher *self,
           GtkStack          *stack)
{
  if (self->pages != NULL)
    g_signal_handlers_disconnect_by_data (self->pages, self);
  g_clear_object (&self->pages);
  gtk_stack_switcher_set_stack (self->switcher, stack);
  if (stack == NULL)
    return;
  self->pages = gtk_stack_get_pages (stack);
  g_signal_connect_swapped (self->pages, "items-changed", G_CALLBACK (expand_buttons), self);
  expand_buttons (self);
}

/* Sets the accessible name of the inner switcher, which is the widget with the accessible role. */
static void
set_label (AwalePageSwitcher *self,
           const char        *label)
{
  awale_accessible_set_label (self->switcher, label);
}

static void
awale_page_switcher_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  AwalePageSwitcher *self = AWALE_PAGE_SWITCHER (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      *natural = MAX (*natural, *minimum);
    }
  else
    gtk_widget_measure (GTK_WIDGET (self->switcher), orientation, -1, minimum, natural, NULL, NULL);
}

static void
awale_page_switcher_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  GtkWidget *switcher = GTK_WIDGET (AWALE_PAGE_SWITCHER (widget)->switcher);
  int min_width;

  /* Never allocate less than the minimum width of the titles, which are shown until icons replace
   * them. */
  gtk_widget_measure (switcher, GTK_ORIENTATION_HORIZONTAL, -1, &min_width, NULL, NULL, NULL);
  gtk_widget_allocate (switcher, MAX (width, min_width), height, baseline, NULL);
}

static void
laid_out_cb (AwalePageSwitcher *self)
{
  int with_icons, with_titles;
  bool shows_icons;

  measure_width (self, &with_icons, &with_titles);
  shows_icons = gtk_widget_get_width (GTK_WIDGET (self)) < with_titles;
  if (self->shows_icons != shows_icons)
    set_shows_icons (self, shows_icons);
}

static void
awale_page_switcher_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  AwalePageSwitcher *self = AWALE_PAGE_SWITCHER (object);

  switch (prop_id)
    {
    case PROP_STACK:
      g_value_set_object (value, gtk_stack_switcher_get_stack (self->switcher));
      break;
    case PROP_ICONS:
      g_value_set_boxed (value, self->icons);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_page_switcher_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  AwalePageSwitcher *self = AWALE_PAGE_SWITCHER (object);

  switch (prop_id)
    {
    case PROP_STACK:
      set_stack (self, g_value_get_object (value));
      break;
    case PROP_ICONS:
      g_strfreev (self->icons);
      self->icons = g_value_dup_boxed (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_LABEL:
      set_label (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_page_switcher_dispose (GObject *object)
{
  AwalePageSwitcher *self = AWALE_PAGE_SWITCHER (object);

  if (self->switcher != NULL)
    {
      set_stack (self, NULL);
      gtk_widget_unparent (GTK_WIDGET (self->switcher));
      self->switcher = NULL;
    }
  g_clear_pointer (&self->icons, g_strfreev);

  G_OBJECT_CLASS (awale_page_switcher_parent_class)->dispose (object);
}

static void
awale_page_switcher_class_init (AwalePageSwitcherClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_page_switcher_dispose;
  object_class->get_property = awale_page_switcher_get_property;
  object_class->set_property = awale_page_switcher_set_property;
  widget_class->measure = awale_page_switcher_measure;
  widget_class->size_allocate = awale_page_switcher_size_allocate;

  props[PROP_STACK] = g_param_spec_object ("stack", NULL, NULL, GTK_TYPE_STACK,
                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_ICONS] = g_param_spec_boxed ("icons", NULL, NULL, G_TYPE_STRV,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, "",
                                           G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "pageswitcher");
}

static void
awale_page_switcher_init (AwalePageSwitcher *self)
{
  self->switcher = GTK_STACK_SWITCHER (gtk_stack_switcher_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->switcher), GTK_WIDGET (self));
  awale_breakpoint_bin_watch_layout (GTK_WIDGET (self), G_CALLBACK (laid_out_cb));
}
