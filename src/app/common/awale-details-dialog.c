/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-details-dialog"

#include "awale-details-dialog.h"

#include "awale-item-row.h"
#include "game/awale-date.h"
#include "game/awale-titles.h"
#include "library/awale-library-tags.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-first-frame.h"

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

/* Tags with a field, in the order of the dialog. */
static const struct
{
  const char *tag;
  const char *title;
} fields[N_FIELDS] = {
  [FIELD_SOUTH] = { "South", N_("South") },
  [FIELD_NORTH] = { "North", N_("North") },
  [FIELD_EVENT] = { "Event", N_("Event") },
  [FIELD_SITE] = { "Site", N_("Place") },
  [FIELD_DATE] = { "Date", N_("Date") },
  [FIELD_ROUND] = { "Round", N_("Round") },
  [FIELD_RESULT] = { "Result", N_("Result (South-North)") },
  [FIELD_ANNOTATOR] = { "Annotator", N_("Annotated By") },
};

/* Tags that several games can share, in the order of the dialog. */
static const char *const shared_names[] = {
  "South", "North", "Event", "Site", "Date", "Round", "Annotator", NULL,
};

/* Help on the format of a date: the tooltip of its row, and the error below the row. */
static const char date_help[] =
  /* Translators: examples of dates as your language writes them: “21/11/2026, 11/2026”. */
  N_("Enter a day, or only a month or a year: 2026-11-21, 2026-11, 2026.");

/* Values of the Termination tag; NULL stands for a game without the tag, which usually ended by the
 * rules. A row has room for about 20 letters. */
static const struct
{
  const char *value;
  const char *title;
} terminations[] = {
  { NULL, N_("Not stated") },
  { "resignation", N_("Resignation") },
  { "agreement", N_("Agreement") },
  { "majority", N_("Majority of the seeds") },
  { "unfinished", N_("Not finished") },
};

struct _AwaleDetailsDialog
{
  AdwWindow            parent_instance;

  GtkWidget           *advice;
  AdwPreferencesGroup *players;
  AdwPreferencesGroup *details;
  AdwPreferencesGroup *others;
  AdwActionRow        *ruleset;
  AdwComboRow         *termination;
  AdwEntryRow         *new_tag;
  AdwActionRow        *date_message;
  AdwActionRow        *result_message;
  AdwActionRow        *tag_message;
  GtkButton           *take_result;

  AwaleGame           *game;              /* Game to change; NULL for several games of a library. */
  AwaleResult          settled;           /* Result according to the rules. */
  AdwEntryRow         *rows[N_FIELDS];    /* Rows of the fields; NULL for the result of several
                                           * games. */
  char                *before[N_FIELDS];  /* Texts of the fields before the user's changes; NULL for
                                           * a field without a row. */
  GtkWidget           *various[N_FIELDS]; /* Labels saying that the values differ, or NULL. */
  GPtrArray           *tag_rows;          /* Rows of other tags, titled by name. (element-type
                                           * AdwEntryRow) */
};

G_DEFINE_FINAL_TYPE (AwaleDetailsDialog, awale_details_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_APPLIED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

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
  g_autofree char *text = NULL;
  char *date = NULL;

  if (self->rows[field] == NULL)
    return NULL;
  text = awale_entry_row_dup_text (self->rows[field]);
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
  if (message != NULL && is_error)
    gtk_widget_add_css_class (GTK_WIDGET (row), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (row), "error");
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
  gtk_widget_set_visible (GTK_WIDGET (self->take_result), differs);
  return is_good || change == NULL;
}

static bool
is_field (const char *name)
{
  for (size_t i = 0; i < N_FIELDS; i++)
    if (g_ascii_strcasecmp (name, fields[i].tag) == 0)
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

  adw_preferences_group_remove (self->others, GTK_WIDGET (row));
  g_ptr_array_remove (self->tag_rows, row);
  check_name (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->new_tag));
}

static AdwEntryRow *
make_row (const char *title,
          const char *text)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  awale_entry_row_set_text (ADW_ENTRY_ROW (row), text != NULL ? text : "");
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);

  return ADW_ENTRY_ROW (row);
}

static AdwEntryRow *
add_tag_row (AwaleDetailsDialog *self,
             const char         *name,
             const char         *value)
{
  AdwEntryRow *row = make_row (name, value);
  /* Translators: the name of a detail of the game */
  g_autofree char *label = g_strdup_printf (_("Remove %s"), name);
  GtkWidget *button = awale_icon_button_new ("user-trash-symbolic", label);

  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), row,
                           G_CONNECT_SWAPPED);
  adw_entry_row_add_suffix (row, button);
  g_ptr_array_add (self->tag_rows, row);
  adw_preferences_group_remove (self->others, GTK_WIDGET (self->new_tag));
  adw_preferences_group_remove (self->others, GTK_WIDGET (self->tag_message));
  adw_preferences_group_add (self->others, GTK_WIDGET (row));
  adw_preferences_group_add (self->others, GTK_WIDGET (self->new_tag));
  adw_preferences_group_add (self->others, GTK_WIDGET (self->tag_message));
  return row;
}

static void
new_tag_applied_cb (AwaleDetailsDialog *self)
{
  g_autofree char *name = dup_text (self->new_tag);
  AdwEntryRow *row;

  if (name == NULL || find_name_problem (self, name) != NULL)
    return;
  row = add_tag_row (self, name, NULL);
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

/* Emits "applied" with the changes for several games of a library. */
static void
emit_changes (AwaleDetailsDialog *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) tags = NULL;

  for (Field field = 0; field < N_FIELDS; field++)
    {
      g_autofree char *change = dup_change (self, field);

      if (change != NULL)
        g_strv_builder_add_many (builder, fields[field].tag, change, NULL);
    }
  tags = g_strv_builder_end (builder);
  g_signal_emit (self, signals[SIGNAL_APPLIED], 0, tags);
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
  g_clear_object (&self->new_tag);
  g_clear_object (&self->tag_message);
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
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, players);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, details);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, others);
  gtk_widget_class_bind_template_child (widget_class, AwaleDetailsDialog, ruleset);
}

static void
awale_details_dialog_class_init (AwaleDetailsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_details_dialog_dispose;

  signals[SIGNAL_APPLIED] = g_signal_new ("applied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRV);

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
}

static AdwActionRow *
make_message (void)
{
  GtkWidget *message = adw_action_row_new ();
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-information-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (message), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (message), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (message), icon);
  gtk_widget_add_css_class (message, "message");
  gtk_widget_set_visible (message, FALSE);
  return ADW_ACTION_ROW (message);
}

static void
add_calendar (AwaleDetailsDialog *self)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *calendar = gtk_calendar_new ();
  g_autoptr (GDateTime) day = NULL;
  g_autofree char *date = awale_date_normalize (self->before[FIELD_DATE]);
  int year, month, number;

  if (date != NULL && sscanf (date, "%4d.%2d.%2d", &year, &month, &number) == 3)
    day = g_date_time_new_utc (year, month, number, 0, 0, 0);
  if (day != NULL)
    gtk_calendar_select_day (GTK_CALENDAR (calendar), day);
  g_signal_connect_object (calendar, "day-selected", G_CALLBACK (day_selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_popover_set_child (GTK_POPOVER (popover), calendar);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "x-office-calendar-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _("Choose the Day"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Choose the Day"), -1);
  gtk_widget_add_css_class (button, "flat");
  adw_entry_row_add_suffix (self->rows[FIELD_DATE], button);
}

/* Fills the list with the known terminations, and appends the game's own termination if it is not
 * among them. */
static void
fill_terminations (AwaleDetailsDialog *self)
{
  const char *own = awale_game_get_short_tag (self->game, "Termination");
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  unsigned selected = GTK_INVALID_LIST_POSITION;

  for (unsigned i = 0; i < G_N_ELEMENTS (terminations); i++)
    {
      gtk_string_list_append (list, _(terminations[i].title));
      if (g_strcmp0 (own, terminations[i].value) == 0)
        selected = i;
    }
  if (selected == GTK_INVALID_LIST_POSITION)
    {
      selected = G_N_ELEMENTS (terminations);
      gtk_string_list_append (list, own);
    }
  adw_combo_row_set_model (self->termination, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->termination, selected);
}

static void
add_result (AwaleDetailsDialog *self)
{
  self->result_message = make_message ();
  self->take_result = GTK_BUTTON (gtk_button_new_with_label (_("Use It")));
  gtk_widget_set_valign (GTK_WIDGET (self->take_result), GTK_ALIGN_CENTER);
  g_signal_connect_object (self->take_result, "clicked", G_CALLBACK (take_result_cb), self,
                           G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (self->result_message, GTK_WIDGET (self->take_result));
  adw_preferences_group_add (self->details, GTK_WIDGET (self->result_message));
  self->termination = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->termination), _("End"));
  fill_terminations (self);
  adw_preferences_group_add (self->details, GTK_WIDGET (self->termination));
}

/* Adds the row of a field with @value (nullable). A date or a result also gets a row for messages
 * below it. */
static void
add_field (AwaleDetailsDialog *self,
           Field               field,
           const char         *value)
{
  g_autofree char *date =
    field == FIELD_DATE && value != NULL ? awale_date_describe (value, NULL) : NULL;
  AdwEntryRow *row = make_row (_(fields[field].title), date != NULL ? date : value);

  self->rows[field] = row;
  self->before[field] = awale_entry_row_dup_text (row);
  adw_preferences_group_add (field <= FIELD_NORTH ? self->players : self->details,
                             GTK_WIDGET (row));
  if (field == FIELD_DATE)
    {
      gtk_widget_set_tooltip_text (GTK_WIDGET (row), _(date_help));
      if (self->game != NULL)
        add_calendar (self);
      self->date_message = make_message ();
      adw_preferences_group_add (self->details, GTK_WIDGET (self->date_message));
    }
  else if (field == FIELD_RESULT)
    add_result (self);
  g_signal_connect_object (row, "changed", G_CALLBACK (check), self, G_CONNECT_SWAPPED);
}

/* Adds the fields of the game. A player's name that is only a placeholder is left empty. */
static void
add_fields (AwaleDetailsDialog *self)
{
  for (Field field = 0; field < N_FIELDS; field++)
    {
      const char *tag = fields[field].tag;

      add_field (self, field, field <= FIELD_NORTH ? awale_title_get_whole_tag (self->game, tag)
                                                   : awale_game_get_tag (self->game, tag));
    }
}

static void
add_shared_field (AwaleDetailsDialog   *self,
                  Field                 field,
                  const AwaleSharedTag *tag)
{
  add_field (self, field, tag->value);
  if (!tag->differs)
    return;
  self->various[field] = gtk_label_new (_("various"));
  gtk_widget_add_css_class (self->various[field], "dim-label");
  adw_entry_row_add_suffix (self->rows[field], self->various[field]);
}

static void
add_other_tags (AwaleDetailsDialog *self)
{
  self->new_tag = g_object_ref_sink (make_row (_("Name of a New Detail"), NULL));
  adw_entry_row_set_show_apply_button (self->new_tag, TRUE);
  adw_entry_row_set_activates_default (self->new_tag, FALSE);
  self->tag_message = g_object_ref_sink (make_message ());
  adw_preferences_group_add (self->others, GTK_WIDGET (self->new_tag));
  adw_preferences_group_add (self->others, GTK_WIDGET (self->tag_message));
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
  add_fields (self);
  add_other_tags (self);
  adw_action_row_set_subtitle (self->ruleset,
                               awale_ruleset_get_name (awale_game_get_rules (game)));
  g_signal_connect_object (self->new_tag, "changed", G_CALLBACK (check_name), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->new_tag, "apply", G_CALLBACK (new_tag_applied_cb), self,
                           G_CONNECT_SWAPPED);
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
      add_shared_field (self, field, g_ptr_array_index (tags, index++));
  gtk_widget_set_visible (self->advice, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->ruleset), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->others), FALSE);
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
    set_tag (self, "Termination", terminations[selected].value);
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
      set_tag (self, fields[field].tag, *change != '\0' ? change : NULL);
      g_free (self->before[field]);
      self->before[field] = awale_entry_row_dup_text (self->rows[field]);
    }
  apply_termination (self);
  apply_other_tags (self);
  awale_game_end_step (self->game);
  return true;
}
