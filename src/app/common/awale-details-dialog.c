/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-details-dialog"

#include "awale-details-dialog.h"

#include "awale-item-row.h"
#include "game/awale-date.h"
#include "game/awale-signal.h"
#include "game/awale-titles.h"
#include "library/awale-library-tags.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-first-frame.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

typedef enum
{
  FIELD_SOUTH,
  FIELD_NORTH,
  FIELD_EVENT,
  FIELD_SITE,
  FIELD_DATE,
  FIELD_ROUND,
  FIELD_RESULT,
  FIELD_ANNOTATOR,
  N_FIELDS,
} Field;

/* Tags with a field, which are also the names of their rows. */
static const char *const fields[N_FIELDS] = {
  [FIELD_SOUTH] = "South",
  [FIELD_NORTH] = "North",
  [FIELD_EVENT] = "Event",
  [FIELD_SITE] = "Site",
  [FIELD_DATE] = "Date",
  [FIELD_ROUND] = "Round",
  [FIELD_RESULT] = "Result",
  [FIELD_ANNOTATOR] = "Annotator",
};

/* Tags that several games can share, in the order of the dialog. */
static const char *const shared_names[] = {
  "South", "North", "Event", "Site", "Date", "Round", "Annotator", NULL,
};

/* Help on the format of a date: the tooltip of its row, and the error below the row. */
static const char date_help[] =
  /* Translators: examples of dates as your language writes them: “21/11/2026, 11/2026”. */
  N_("Enter a day, or only a month or a year: 2026-11-21, 2026-11, 2026.");

/* Values of the Termination tag, in the order of the row's choices; NULL stands for a game without
 * the tag, which usually ended by the rules. */
static const char *const terminations[] = {
  NULL, "resignation", "agreement", "majority", "unfinished",
};

struct _AwaleDetailsDialog
{
  AdwWindow            parent_instance;

  GtkWidget           *advice;
  GtkWidget           *others;
  GtkListBox          *tags;
  AdwActionRow        *ruleset;
  AdwComboRow         *termination;
  AdwEntryRow         *new_tag;
  AdwActionRow        *date_message;
  AdwActionRow        *result_message;
  AdwActionRow        *tag_message;
  GtkWidget           *take_result;
  GtkWidget           *calendar_button;
  GtkCalendar         *calendar;

  AwaleGame           *game;              /* Game to change; NULL for several games of a library. */
  AwaleResult          settled;           /* Result according to the rules. */
  AdwEntryRow         *rows[N_FIELDS];
  char                *before[N_FIELDS];  /* Texts of the fields before the user's changes. */
  GtkWidget           *various[N_FIELDS]; /* Labels saying that the values differ, or NULL. */
  GPtrArray           *tag_rows;          /* Rows of other tags, titled by name. (element-type
                                           * AdwEntryRow) */
};

G_DEFINE_FINAL_TYPE (AwaleDetailsDialog, awale_details_dialog, ADW_TYPE_WINDOW)

/* The text of a row, or NULL if the row is empty. (transfer full) */
static char *
dup_text (AdwEntryRow *row)
{
  char *text = awale_entry_row_dup_text (row);

  if (*text != '\0')
    return text;
  g_free (text);
  return NULL;
}

/* The new value of a field's tag: "" to remove the tag, NULL to leave it unchanged. A valid date is
 * in the format of files. (transfer full) */
static char *
dup_change (AwaleDetailsDialog *self,
            Field               field)
{
  g_autofree char *text = awale_entry_row_dup_text (self->rows[field]);
  char *date = NULL;

  if (g_str_equal (text, self->before[field]))
    return NULL;
  if (field == FIELD_DATE)
    date = awale_date_normalize (text);
  return date != NULL ? date : g_steal_pointer (&text);
}

/* Scrolls until all of a message is visible. GTK scrolls to the field with the focus alone, which
 * may be the last visible row. */
static void
scroll_to_message (GtkWidget *place)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (place, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (place, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &bounds))
    gtk_adjustment_clamp_page (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport)),
                               bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static void
set_message (AdwEntryRow  *row,
             AdwActionRow *place,
             const char   *message,
             bool          is_error)
{
  gtk_widget_set_visible (GTK_WIDGET (place), message != NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (place), message != NULL ? message : "");
  awale_style_set_class (row, "error", message != NULL && is_error);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  message != NULL ? message : "", -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_INVALID,
                               message != NULL && is_error ? GTK_ACCESSIBLE_INVALID_TRUE
                                                           : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  if (message != NULL && gtk_widget_get_focus_child (GTK_WIDGET (row)) != NULL)
    awale_first_frame_follow (GTK_WIDGET (place), scroll_to_message);
}

static bool
check_date (AwaleDetailsDialog *self)
{
  g_autofree char *text = dup_text (self->rows[FIELD_DATE]);
  g_autofree char *date = text == NULL ? NULL : awale_date_normalize (text);
  g_autofree char *change = dup_change (self, FIELD_DATE);
  bool is_good = text == NULL || date != NULL;
  bool is_told = !is_good && (self->game != NULL || change != NULL);

  set_message (self->rows[FIELD_DATE], self->date_message, is_told ? _(date_help) : NULL, true);
  return is_good || change == NULL;
}

static bool
is_same_result (AwaleResult a,
                AwaleResult b)
{
  return a.known == b.known && awale_result_agrees (a, b.score);
}

static bool
check_result (AwaleDetailsDialog *self)
{
  g_autofree char *text = dup_text (self->rows[FIELD_RESULT]);
  g_autofree char *change = dup_change (self, FIELD_RESULT);
  g_autofree char *message = NULL;
  AwaleResult result = { .known = false };
  bool is_good = text == NULL || g_str_equal (text, "?") || awale_result_parse (text, &result);
  bool differs = is_good && self->settled.known && !is_same_result (result, self->settled);

  if (!is_good)
    message = g_strdup (_("Enter South’s and North’s seeds, such as 26-22, or * if they are not "
                          "known."));
  else if (differs)
    {
      g_autofree char *settled = awale_score_describe (self->settled.score);

      /* Translators: a result: “26–22” */
      message = g_strdup_printf (_("By the rules, the game ended %s."), settled);
    }
  set_message (self->rows[FIELD_RESULT], self->result_message, message, !is_good);
  gtk_widget_set_visible (self->take_result, differs);
  return is_good || change == NULL;
}

static bool
is_field (const char *name)
{
  for (size_t i = 0; i < N_FIELDS; i++)
    if (g_ascii_strcasecmp (name, fields[i]) == 0)
      return true;
  return g_ascii_strcasecmp (name, "Termination") == 0 || awale_game_tag_is_derived (name);
}

static bool
has_tag_row (AwaleDetailsDialog *self,
             const char         *name)
{
  for (unsigned i = 0; i < self->tag_rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (self->tag_rows->pdata[i]), name))
      return true;
  return false;
}

/* The reason why a tag cannot have the entered name, or NULL. */
static const char *
find_name_problem (AwaleDetailsDialog *self,
                   const char         *name)
{
  if (!g_ascii_isalpha (*name))
    return _("A name begins with a letter from A to Z.");
  for (const char *at = name; *at != '\0'; at++)
    if (!g_ascii_isalnum (*at) && *at != '_')
      return _("A name can have only letters from A to Z, digits and underscores.");
  if (is_field (name) || has_tag_row (self, name))
    return _("This detail already exists.");
  return NULL;
}

/* Checks the name of a new tag; an unfinished name does not prevent applying the other fields. */
static void
check_name (AwaleDetailsDialog *self)
{
  g_autofree char *name = dup_text (self->new_tag);

  set_message (self->new_tag, self->tag_message,
               name == NULL ? NULL : find_name_problem (self, name), true);
}

/* Hides the label “various” once the user has entered a common value. Returns true if the field has
 * been changed. */
static bool
update_various (AwaleDetailsDialog *self,
                Field               field)
{
  g_autofree char *change = dup_change (self, field);

  if (self->various[field] != NULL)
    gtk_widget_set_visible (self->various[field], change == NULL);
  if (self->various[field] != NULL && (change == NULL || field != FIELD_DATE))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[field]),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    change == NULL ? _("various") : "", -1);
  return change != NULL;
}

static void
check (AwaleDetailsDialog *self)
{
  bool is_good = check_date (self);
  bool is_changed = self->game != NULL;

  if (self->game != NULL)
    is_good = check_result (self) && is_good;
  for (Field field = 0; field < N_FIELDS; field++)
    is_changed = update_various (self, field) || is_changed;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.apply", is_changed && is_good);
}

static void
remove_clicked_cb (AdwEntryRow *row)
{
  AwaleDetailsDialog *self = AWALE_DETAILS_DIALOG (gtk_widget_get_root (GTK_WIDGET (row)));

  gtk_list_box_remove (self->tags, GTK_WIDGET (row));
  g_ptr_array_remove (self->tag_rows, row);
  check_name (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->new_tag));
}

static AdwEntryRow *
add_tag_row (AwaleDetailsDialog *self,
             const char         *name,
             const char         *value)
{
  GtkWidget *row = adw_entry_row_new ();
  /* Translators: the name of a detail of the game */
  g_autofree char *label = g_strdup_printf (_("Remove %s"), name);
  GtkWidget *button = awale_icon_button_new ("user-trash-symbolic", label);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  awale_entry_row_set_text (ADW_ENTRY_ROW (row), value);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), row,
                           G_CONNECT_SWAPPED);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  gtk_list_box_insert (self->tags, row, (int) self->tag_rows->len);
  g_ptr_array_add (self->tag_rows, row);
  return ADW_ENTRY_ROW (row);
}

static void
new_tag_applied_cb (AwaleDetailsDialog *self)
{
  g_autofree char *name = dup_text (self->new_tag);
  AdwEntryRow *row;

  if (name == NULL || find_name_problem (self, name) != NULL)
    return;
  row = add_tag_row (self, name, "");
  gtk_editable_set_text (GTK_EDITABLE (self->new_tag), "");
  check_name (self);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
take_result_cb (AwaleDetailsDialog *self)
{
  g_autofree char *text = awale_result_to_string (self->settled);

  awale_entry_row_set_text (self->rows[FIELD_RESULT], text);
  gtk_widget_grab_focus (GTK_WIDGET (self->rows[FIELD_RESULT]));
}

static void
day_selected_cb (AwaleDetailsDialog *self,
                 GtkCalendar        *calendar)
{
  g_autoptr (GDateTime) day = gtk_calendar_get_date (calendar);
  g_autofree char *date = awale_date_from_day (g_date_time_get_year (day),
                                               g_date_time_get_month (day),
                                               g_date_time_get_day_of_month (day));
  g_autofree char *text = awale_date_describe (date, NULL);

  awale_entry_row_set_text (self->rows[FIELD_DATE], text);
}

static void
emit_changes (AwaleDetailsDialog *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) tags = NULL;

  for (Field field = 0; field < N_FIELDS; field++)
    {
      g_autofree char *change = dup_change (self, field);

      if (change != NULL)
        g_strv_builder_add_many (builder, fields[field], change, NULL);
    }
  tags = g_strv_builder_end (builder);
  g_signal_emit_by_name (self, "applied", tags);
}

static void
apply_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AwaleDetailsDialog *self = AWALE_DETAILS_DIALOG (widget);

  if (self->game == NULL)
    emit_changes (self);
  else if (!awale_details_dialog_apply (self))
    return;
  gtk_window_close (GTK_WINDOW (widget));
}

static void
awale_details_dialog_dispose (GObject *object)
{
  AwaleDetailsDialog *self = AWALE_DETAILS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_DETAILS_DIALOG);
  g_clear_pointer (&self->tag_rows, g_ptr_array_unref);
  g_clear_object (&self->game);
  for (Field field = 0; field < N_FIELDS; field++)
    g_clear_pointer (&self->before[field], g_free);

  G_OBJECT_CLASS (awale_details_dialog_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/common/awale-details-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, advice);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, others);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, tags);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, ruleset);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, termination);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, new_tag);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, date_message);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, result_message);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, tag_message);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, take_result);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, calendar_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, calendar);
  for (Field field = 0; field < N_FIELDS; field++)
    gtk_widget_class_bind_template_child_full (widget_class, fields[field], FALSE,
                                               G_STRUCT_OFFSET (AwaleDetailsDialog, rows[field]));
  gtk_widget_class_bind_template_callback (widget_class, check_name);
  gtk_widget_class_bind_template_callback (widget_class, new_tag_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, take_result_cb);
}

static void
awale_details_dialog_class_init (AwaleDetailsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_details_dialog_dispose;

  AWALE_ADD_SIGNAL (klass, "applied", 1, G_TYPE_STRV);

  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "dialog.apply", NULL, apply_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
awale_details_dialog_init (AwaleDetailsDialog *self)
{
  self->tag_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->rows[FIELD_DATE]), _(date_help));
}

/* Selects the day of the date, if it is one, in the calendar. */
static void
set_up_calendar (AwaleDetailsDialog *self)
{
  g_autoptr (GDateTime) day = NULL;
  g_autofree char *date = awale_date_normalize (self->before[FIELD_DATE]);
  int year, month, number;

  if (date != NULL && sscanf (date, "%4d.%2d.%2d", &year, &month, &number) == 3)
    day = g_date_time_new_utc (year, month, number, 0, 0, 0);
  if (day != NULL)
    gtk_calendar_select_day (self->calendar, day);
  g_signal_connect_object (self->calendar, "day-selected", G_CALLBACK (day_selected_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Selects the game's termination, which is appended to the known ones if it is not among them. */
static void
show_termination (AwaleDetailsDialog *self)
{
  const char *own = awale_game_get_short_tag (self->game, "Termination");
  unsigned selected = 0;

  while (selected < G_N_ELEMENTS (terminations) && g_strcmp0 (own, terminations[selected]) != 0)
    selected++;
  if (selected == G_N_ELEMENTS (terminations))
    gtk_string_list_append (GTK_STRING_LIST (adw_combo_row_get_model (self->termination)), own);
  adw_combo_row_set_selected (self->termination, selected);
}

static void
show_field (AwaleDetailsDialog *self,
            Field               field,
            const char         *value)
{
  g_autofree char *date =
    field == FIELD_DATE && value != NULL ? awale_date_describe (value, NULL) : NULL;

  if (date != NULL)
    value = date;
  awale_entry_row_set_text (self->rows[field], value != NULL ? value : "");
  self->before[field] = awale_entry_row_dup_text (self->rows[field]);
  g_signal_connect_object (self->rows[field], "changed", G_CALLBACK (check), self,
                           G_CONNECT_SWAPPED);
}

/* Shows the fields of the game. A player's name that is only a placeholder is left empty. */
static void
show_fields (AwaleDetailsDialog *self)
{
  for (Field field = 0; field < N_FIELDS; field++)
    show_field (self, field, field <= FIELD_NORTH
                               ? awale_title_get_whole_tag (self->game, fields[field])
                               : awale_game_get_tag (self->game, fields[field]));
}

static void
show_shared_field (AwaleDetailsDialog   *self,
                   Field                 field,
                   const AwaleSharedTag *tag)
{
  show_field (self, field, tag->value);
  if (!tag->differs)
    return;
  self->various[field] = gtk_label_new (_("various"));
  gtk_widget_add_css_class (self->various[field], "dim-label");
  adw_entry_row_add_suffix (self->rows[field], self->various[field]);
}

static void
add_other_tags (AwaleDetailsDialog *self)
{
  for (size_t i = 0; i < awale_game_get_n_tags (self->game); i++)
    {
      const char *name = awale_game_get_tag_name (self->game, i);

      if (!is_field (name))
        add_tag_row (self, name, awale_game_get_tag (self->game, name));
    }
}

GtkWidget *
awale_details_dialog_new (AwaleGame *game)
{
  AwaleDetailsDialog *self;

  g_return_val_if_fail (AWALE_IS_GAME (game), NULL);

  self = g_object_new (AWALE_TYPE_DETAILS_DIALOG, NULL);
  self->game = g_object_ref (game);
  self->settled = awale_game_get_settled_result (game);
  show_fields (self);
  show_termination (self);
  set_up_calendar (self);
  add_other_tags (self);
  adw_action_row_set_subtitle (self->ruleset,
                               awale_ruleset_get_name (awale_game_get_rules (game)));
  check (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->rows[FIELD_SOUTH]));

  return GTK_WIDGET (self);
}

const char *const *
awale_details_dialog_get_shared_names (void)
{
  return shared_names;
}

GtkWidget *
awale_details_dialog_new_shared (unsigned   n_games,
                                 GPtrArray *tags)
{
  AwaleDetailsDialog *self;
  g_autofree char *title = NULL;
  unsigned index = 0;

  g_return_val_if_fail (tags != NULL && tags->len == N_FIELDS - 1, NULL);

  title = g_strdup_printf (ngettext ("Details of %'u Game", "Details of %'u Games", n_games),
                           n_games);
  self = g_object_new (AWALE_TYPE_DETAILS_DIALOG, "title", title, NULL);
  for (Field field = 0; field < N_FIELDS; field++)
    if (field != FIELD_RESULT)
      show_shared_field (self, field, g_ptr_array_index (tags, index++));
    else
      show_field (self, field, NULL);
  gtk_widget_set_visible (self->advice, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->ruleset), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->rows[FIELD_RESULT]), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->termination), FALSE);
  gtk_widget_set_visible (self->calendar_button, FALSE);
  gtk_widget_set_visible (self->others, FALSE);
  check (self);
  /* The event gets the focus, because games changed together usually share it rather than a
   * player. */
  gtk_widget_grab_focus (GTK_WIDGET (self->rows[FIELD_EVENT]));

  return GTK_WIDGET (self);
}

/* Sets a tag, unless only the spaces around it differ, which the rows do not keep. */
static void
set_tag (AwaleDetailsDialog *self,
         const char         *name,
         const char         *value)
{
  const char *tag = awale_game_get_tag (self->game, name);
  g_autofree char *before = g_strstrip (g_strdup (tag != NULL ? tag : ""));

  if (!g_str_equal (value != NULL ? value : "", before))
    awale_game_set_tag (self->game, name, value);
}

static void
apply_termination (AwaleDetailsDialog *self)
{
  unsigned selected = adw_combo_row_get_selected (self->termination);

  if (selected < G_N_ELEMENTS (terminations))
    set_tag (self, "Termination", terminations[selected]);
}

/* Removes the tags whose rows are gone or empty, and sets the others. */
static void
apply_other_tags (AwaleDetailsDialog *self)
{
  for (size_t i = awale_game_get_n_tags (self->game); i > 0; i--)
    {
      const char *name = awale_game_get_tag_name (self->game, i - 1);

      if (!is_field (name) && !has_tag_row (self, name))
        awale_game_set_tag (self->game, name, NULL);
    }
  for (unsigned i = 0; i < self->tag_rows->len; i++)
    {
      AdwEntryRow *row = self->tag_rows->pdata[i];
      g_autofree char *value = dup_text (row);

      set_tag (self, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), value);
    }
}

bool
awale_details_dialog_apply (AwaleDetailsDialog *self)
{
  g_return_val_if_fail (AWALE_IS_DETAILS_DIALOG (self), false);
  g_return_val_if_fail (self->game != NULL, false);

  if (!check_date (self) || !check_result (self))
    return false;

  awale_game_begin_step (self->game, _("Game Details"));
  for (Field field = 0; field < N_FIELDS; field++)
    {
      g_autofree char *change = dup_change (self, field);

      if (change == NULL)
        continue;
      set_tag (self, fields[field], *change != '\0' ? change : NULL);
      g_free (self->before[field]);
      self->before[field] = awale_entry_row_dup_text (self->rows[field]);
    }
  apply_termination (self);
  apply_other_tags (self);
  awale_game_end_step (self->game);
  return true;
}
