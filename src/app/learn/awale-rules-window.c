/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-rules-window"

#include "awale-rules-window.h"

#include "app/rulesets/awale-ruleset-group.h"
#include "awale-lesson-board.h"
#include "awale-rules-sections.h"
#include "lessons/awale-rules-page.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-breakpoint-bin.h"
#include "widgets/awale-widgets.h"

#include <glib/gi18n-lib.h>

/* Index of the page that compares the rulesets; it follows the sections of the topics. */
#define DIFFERENCES AWALE_N_TOPICS

struct _AwaleRulesWindow
{
  AdwWindow           parent_instance;

  AwaleBreakpointBin *adaptive;
  GtkWidget          *sidebar;
  GtkWidget          *page;
  GtkDropDown        *chooser;
  GtkListBox         *sections;
  GtkLabel           *title;
  GtkScrolledWindow  *scroller;
  GtkLabel           *heading;
  GtkBox             *text;
  GtkWidget          *practice;
  GtkLabel           *counter;
  GtkWidget          *previous_lesson;
  GtkWidget          *next_lesson;
  AwaleLessonView    *lesson;
  GtkButton          *next_section;

  AwaleRulesets      *rulesets;
  AwaleBookList      *books;
  AwaleRuleset        rules;
  AwaleRuleset        custom;     /* Last custom ruleset, which the chooser offers too until it has
                                   * a name. */
  bool                contents;   /* True if a narrow window shows the list of sections rather than
                                   * a page. */
  bool                showing;    /* True while code sets the chooser. */
  int                 section;
  GPtrArray          *lessons;
  guint               at;
};

G_DEFINE_FINAL_TYPE (AwaleRulesWindow, awale_rules_window, ADW_TYPE_WINDOW)

static const char *
get_section_title (int section)
{
  return section == DIFFERENCES ? _("How the Rulesets Differ")
                                : awale_rules_page_get_title ((AwaleRulesTopic) section);
}

/* The number of named rulesets in the chooser; one without a name may follow them. */
static unsigned
count_named (AwaleRulesWindow *self)
{
  return g_list_model_get_n_items (awale_rulesets_get_model (self->rulesets));
}

static const char *
get_name (AwaleRulesWindow *self)
{
  return awale_rulesets_get_name (self->rulesets, &self->rules);
}

static void
clear_text (AwaleRulesWindow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->text))) != NULL)
    gtk_box_remove (self->text, child);
}

static void
show_lesson (AwaleRulesWindow *self)
{
  /* Translators: the number of an exercise, and the number of exercises: “2 of 5”. */
  g_autofree char *counter = g_strdup_printf (_("%u of %u"), self->at + 1, self->lessons->len);
  bool last = self->at + 1 >= self->lessons->len;

  gtk_widget_set_visible (self->practice, self->lessons->len > 0);
  if (self->lessons->len == 0)
    {
      awale_lesson_view_set_lesson (self->lesson, NULL, NULL);
      return;
    }
  gtk_label_set_label (self->counter, counter);
  gtk_widget_set_sensitive (self->previous_lesson, self->at > 0);
  gtk_widget_set_sensitive (self->next_lesson, !last);
  awale_lesson_view_set_next (self->lesson, last ? NULL : _("Next Exercise"));
  awale_lesson_view_set_lesson (self->lesson, g_ptr_array_index (self->lessons, self->at),
                                &self->rules);
}

static void
add_overview (AwaleRulesWindow *self)
{
  const AwaleBook *book = awale_book_list_get (self->books, &self->rules);

  awale_rules_sections_add_glance (self->text, &self->rules);
  if (book != NULL)
    awale_rules_sections_add_openings (self->text, &self->rules, book);
}

static void
fill_text (AwaleRulesWindow *self)
{
  clear_text (self);
  if (self->section == DIFFERENCES)
    awale_rules_sections_add_differences (self->text, &self->rules, get_name (self));
  else
    awale_rules_sections_add_text (self->text, &self->rules, (AwaleRulesTopic) self->section);
  if (self->section == AWALE_RULES_TOPIC_OVERVIEW)
    add_overview (self);
}

static void
show_section (AwaleRulesWindow *self)
{
  const char *title = get_section_title (self->section);
  const char *ruleset = get_name (self);
  g_autofree char *window_title = g_strdup_printf ("%s · %s", title, ruleset);

  gtk_label_set_label (self->heading, title);
  gtk_label_set_label (self->title, ruleset);
  gtk_window_set_title (GTK_WINDOW (self), window_title);
  awale_accessible_name_drop_down (self->chooser, _("Ruleset"), NULL);
  fill_text (self);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  self->lessons = self->section == DIFFERENCES
                      ? g_ptr_array_new ()
                      : awale_lessons_select (&self->rules, (AwaleRulesTopic) self->section);
  self->at = 0;
  show_lesson (self);
  gtk_widget_set_visible (GTK_WIDGET (self->next_section), self->section < DIFFERENCES);
  if (self->section < DIFFERENCES)
    {
      g_autofree char *label = g_strdup_printf (_("Next: %s"),
                                                get_section_title (self->section + 1));

      gtk_button_set_label (self->next_section, label);
    }
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
section_selected_cb (AwaleRulesWindow *self,
                     GtkListBoxRow    *row)
{
  if (row == NULL || gtk_list_box_row_get_index (row) == self->section)
    return;

  self->section = gtk_list_box_row_get_index (row);
  show_section (self);
}

/* Shows both the page and the list of sections, or only one of them in a narrow window. */
static void
update_panes (AwaleRulesWindow *self)
{
  bool narrow = awale_breakpoint_bin_get_narrow (self->adaptive);

  gtk_widget_set_visible (self->sidebar, !narrow || self->contents);
  gtk_widget_set_visible (self->page, !narrow || !self->contents);
}

static void
section_activated_cb (AwaleRulesWindow *self)
{
  self->contents = false;
  update_panes (self);
}

static void
back_clicked_cb (AwaleRulesWindow *self)
{
  self->contents = true;
  update_panes (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_selected_row (self->sections)));
}

/* Lets Tab leave the list; by default it would select every section on its way. */
static gboolean
sections_key_pressed_cb (AwaleRulesWindow *self,
                         guint             keyval)
{
  if (keyval == GDK_KEY_ISO_Left_Tab)
    return gtk_widget_grab_focus (GTK_WIDGET (self->chooser));
  if (keyval == GDK_KEY_Tab && gtk_widget_get_visible (self->page))
    return gtk_widget_child_focus (self->page, GTK_DIR_TAB_FORWARD);
  return GDK_EVENT_PROPAGATE;
}

static void
select_section (AwaleRulesWindow *self,
                int               section)
{
  gtk_list_box_select_row (self->sections, gtk_list_box_get_row_at_index (self->sections, section));
}

static void
next_section_cb (AwaleRulesWindow *self)
{
  select_section (self, self->section + 1);
  gtk_widget_child_focus (GTK_WIDGET (self->scroller), GTK_DIR_TAB_FORWARD);
}

static void
go_to_lesson (AwaleRulesWindow *self,
              guint             at)
{
  self->at = at;
  show_lesson (self);
}

static void
previous_lesson_cb (AwaleRulesWindow *self)
{
  if (self->at > 0)
    go_to_lesson (self, self->at - 1);
}

static void
next_lesson_cb (AwaleRulesWindow *self)
{
  if (self->at + 1 >= self->lessons->len)
    return;

  go_to_lesson (self, self->at + 1);
  awale_lesson_view_focus (self->lesson);
}

static void
ruleset_selected_cb (AwaleRulesWindow *self)
{
  guint selected = gtk_drop_down_get_selected (self->chooser);
  g_autoptr (AwaleNamedRuleset) named = NULL;

  if (self->showing || selected > count_named (self))
    return;

  named = g_list_model_get_item (awale_rulesets_get_model (self->rulesets), selected);
  self->rules = named != NULL ? *awale_named_ruleset_get_rules (named) : self->custom;
  show_section (self);
}

static void
fill_chooser (AwaleRulesWindow *self)
{
  bool is_named = awale_rulesets_find (self->rulesets, &self->custom) != NULL;
  g_autoptr (GtkStringList) names =
    awale_ruleset_names_new (self->rulesets,
                             is_named ? NULL : awale_ruleset_get_name (&self->custom));
  int index = awale_rulesets_index_of (self->rulesets, &self->rules);

  self->showing = true;
  gtk_drop_down_set_model (self->chooser, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->chooser, index >= 0 ? (guint) index : count_named (self));
  self->showing = false;
}

static void
rulesets_changed_cb (AwaleRulesWindow *self)
{
  if (awale_rulesets_find (self->rulesets, &self->rules) == NULL)
    self->custom = self->rules;
  fill_chooser (self);
  show_section (self);
}

/* Updates the overview, whose openings need a book that may just have been loaded. */
static void
books_changed_cb (AwaleRulesWindow *self)
{
  if (self->section == AWALE_RULES_TOPIC_OVERVIEW)
    fill_text (self);
}

static void
fill_sections (AwaleRulesWindow *self)
{
  for (int section = 0; section <= DIFFERENCES; section++)
    {
      GtkWidget *label = gtk_label_new (get_section_title (section));
      GtkWidget *row = gtk_list_box_row_new ();

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
      awale_accessible_set_label (row, get_section_title (section));
      gtk_list_box_append (self->sections, row);
    }
}

static void
awale_rules_window_dispose (GObject *object)
{
  AwaleRulesWindow *self = AWALE_RULES_WINDOW (object);

  g_clear_pointer (&self->rulesets, awale_rulesets_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_RULES_WINDOW);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  g_clear_object (&self->books);

  G_OBJECT_CLASS (awale_rules_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/learn/awale-rules-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, adaptive);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, sidebar);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, page);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, chooser);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, sections);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, title);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, text);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, practice);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, counter);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, previous_lesson);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, next_lesson);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, lesson);
  gtk_widget_class_bind_template_child (widget_class, AwaleRulesWindow, next_section);
  gtk_widget_class_bind_template_callback (widget_class, update_panes);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, section_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, section_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, sections_key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_lesson_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_lesson_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_section_cb);
}

static void
awale_rules_window_class_init (AwaleRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_rules_window_dispose;
  g_type_ensure (AWALE_TYPE_BREAKPOINT_BIN);
  awale_widgets_init ();
  bind_template (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
awale_rules_window_init (AwaleRulesWindow *self)
{
  self->rules = self->custom = awale_preset_default ()->rules;
  self->section = -1;
  self->lessons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_sections (self);
  update_panes (self);
}

GtkWidget *
awale_rules_window_new (GSettings     *settings,
                        AwaleRulesets *rulesets,
                        AwaleBookList *books)
{
  AwaleRulesWindow *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (rulesets != NULL, NULL);
  g_return_val_if_fail (AWALE_IS_BOOK_LIST (books), NULL);

  self = g_object_new (AWALE_TYPE_RULES_WINDOW, NULL);
  self->rulesets = awale_rulesets_ref (rulesets);
  self->books = g_object_ref (books);
  g_signal_connect_object (books, "changed", G_CALLBACK (books_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (awale_rulesets_get_model (self->rulesets), "items-changed",
                           G_CALLBACK (rulesets_changed_cb), self, G_CONNECT_SWAPPED);
  awale_lesson_board_bind (awale_lesson_view_get_board (self->lesson), settings);
  fill_chooser (self);
  select_section (self, AWALE_RULES_TOPIC_OVERVIEW);
  return GTK_WIDGET (self);
}

void
awale_rules_window_set_rules (AwaleRulesWindow   *self,
                              const AwaleRuleset *rules)
{
  g_return_if_fail (AWALE_IS_RULES_WINDOW (self));
  g_return_if_fail (rules != NULL);

  if (awale_ruleset_equal (&self->rules, rules))
    return;

  self->rules = *rules;
  rulesets_changed_cb (self);
}
