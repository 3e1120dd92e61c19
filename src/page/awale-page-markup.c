/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-page-markup.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#define REPLACEMENT 0xfffd

/* State of copying into a page the elements that cairo wrote. */
typedef struct
{
  GString    *page;
  const char *prefix;
  bool        is_open;        /* True if the last start tag is still open. */
  size_t      definition;     /* Offset in the page of the last gradient or clip. */
  GHashTable *definitions;    /* References to gradients and clips, by their text without the id. */
  GHashTable *references;     /* References in the page, by the references that cairo wrote. */
} Copy;

/* True for a character of XML 1.0 that HTML neither replaces nor forbids. */
static bool
is_character (gunichar c)
{
  if (c < 0x20)
    return c == '\t' || c == '\n';
  return !(c >= 0x7f && c < 0xa0) && (c & 0xfffe) != 0xfffe && !(c >= 0xfdd0 && c <= 0xfdef);
}

void
awale_page_add_text (GString    *page,
                     const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '&')
        g_string_append (page, "&amp;");
      else if (c == '<')
        g_string_append (page, "&lt;");
      else if (c == '>')
        g_string_append (page, "&gt;");
      else if (c == '"')
        g_string_append (page, "&quot;");
      else if (c == '\'')
        g_string_append (page, "&#39;");
      else
        g_string_append_unichar (page, is_character (c) ? c : REPLACEMENT);
    }
}

void
awale_page_add_number (GString *page,
                       double   number)
{
  char   text[G_ASCII_DTOSTR_BUF_SIZE];
  size_t length;

  g_ascii_formatd (text, sizeof text, fabs (number) < 1 ? "%.3f" : "%.1f", number);
  length = strlen (text);
  while (text[length - 1] == '0')
    length--;
  if (text[length - 1] == '.')
    length--;
  text[length] = '\0';
  if (g_str_has_prefix (text, "-0."))
    g_string_append_printf (page, "-%s", text + 2);
  else if (g_str_has_prefix (text, "0."))
    g_string_append (page, text + 1);
  else
    g_string_append (page, g_str_equal (text, "-0") ? "0" : text);
}

void
awale_page_add_shift (GString *page,
                      double   x,
                      double   y)
{
  g_string_append (page, " transform=\"translate(");
  awale_page_add_number (page, x);
  g_string_append_c (page, ' ');
  awale_page_add_number (page, y);
  g_string_append (page, ")\"");
}

/* True for an attribute that only repeats a default of SVG or of the style sheet, and for an id
 * that nothing refers to. */
static bool
is_idle (const char *name,
         const char *value)
{
  static const char *const idle[] = {
    "fill:none", "fill-rule:nonzero", "clip-rule:nonzero", "stroke:none", "fill-opacity:1",
    "stroke-opacity:1", "stop-opacity:1", "stroke-linecap:butt", "stroke-linejoin:miter",
    "stroke-miterlimit:10", NULL,
  };
  g_autofree char *rule = g_strconcat (name, ":", value, NULL);

  return g_strv_contains (idle, rule) || g_str_has_prefix (rule, "id:surface");
}

/* Converts `rgb(52.3%,31%,0%)` to `#854f00`. */
static void
add_color (GString    *page,
           const char *value)
{
  const char *p = value + strlen ("rgb(");

  g_string_append_c (page, '#');
  for (int i = 0; i < 3; i++)
    {
      char  *end;
      double part = g_ascii_strtod (p, &end);

      g_string_append_printf (page, "%02x", (int) lround (*end == '%' ? part * 2.55 : part));
      p = end + strspn (end, "%, ");
    }
}

/* Adds @value with no more digits and spaces than a drawing needs, and without the empty path that
 * cairo starts after each closed one. */
static void
add_numbers (GString    *page,
             const char *value)
{
  const char *rest = strrchr (value, 'Z');

  if (rest == NULL || strpbrk (rest, "CL") != NULL)
    rest = value + strlen (value) - 1;
  for (const char *p = value; p <= rest;)
    {
      char  *end;
      double number = g_ascii_strtod (p, &end);

      if (end != p && *p != ' ')
        {
          awale_page_add_number (page, number);
          p = end;
        }
      else if (*p != ' ' || (g_ascii_isdigit (p[-1]) && !g_ascii_isalpha (p[1])))
        g_string_append_c (page, *p++);
      else
        p++;
    }
}

static void
add_attribute (Copy       *self,
               const char *name,
               const char *value)
{
  GString    *page = self->page;
  const char *reference = g_hash_table_lookup (self->references, value);

  if (is_idle (name, value))
    return;
  g_string_append_printf (page, " %s=\"", name);
  if (g_str_equal (name, "id"))
    g_string_append_printf (page, "%s%s", self->prefix, value);
  else if (reference != NULL)
    g_string_append (page, reference);
  else if (g_str_has_prefix (value, "rgb("))
    add_color (page, value);
  else
    add_numbers (page, value);
  g_string_append_c (page, '"');
}

/* Adds the declarations of a style, such as ` stroke:none;fill:rgb(…);`, as attributes. */
static void
add_style (Copy       *self,
           const char *style)
{
  g_auto (GStrv) rules = g_strsplit (style, ";", -1);

  for (int i = 0; rules[i] != NULL; i++)
    {
      g_auto (GStrv) rule = g_strsplit (g_strstrip (rules[i]), ":", 2);

      if (g_strv_length (rule) == 2)
        add_attribute (self, rule[0], g_strstrip (rule[1]));
    }
}

static bool
is_definition (const char *element)
{
  return g_str_equal (element, "clipPath") || g_str_has_suffix (element, "Gradient");
}

/* Ends a gradient or clip, or drops it in favor of an earlier equal one, because cairo writes a
 * clip again for each path that it clips. */
static void
end_definition (Copy *self)
{
  const char *id = strchr (self->page->str + self->definition, '"') + 1;
  const char *rest = strchr (id, '"');
  char       *name = g_strdup_printf ("url(#%.*s)", (int) (rest - id), id);
  char       *cairo_name = g_strconcat ("url(#", name + strlen ("url(#") + strlen (self->prefix),
                                        NULL);
  const char *former = g_hash_table_lookup (self->definitions, rest);

  g_hash_table_insert (self->references, cairo_name, g_strdup (former != NULL ? former : name));
  if (former != NULL)
    g_string_truncate (self->page, self->definition);
  else
    g_hash_table_insert (self->definitions, g_strdup (rest), g_steal_pointer (&name));
  g_free (name);
}

static void
start_cb (GMarkupParseContext  *context,
          const char           *element,
          const char          **names,
          const char          **values,
          void                 *data,
          GError              **error)
{
  Copy *self = data;

  if (g_str_equal (element, "svg"))
    return;
  if (self->is_open)
    g_string_append_c (self->page, '>');
  if (is_definition (element))
    self->definition = self->page->len;
  g_string_append_printf (self->page, "<%s", element);
  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "style"))
      add_style (self, values[i]);
    else
      add_attribute (self, names[i], values[i]);
  self->is_open = true;
}

static void
end_cb (GMarkupParseContext  *context,
        const char           *element,
        void                 *data,
        GError              **error)
{
  Copy *self = data;

  if (self->is_open)
    g_string_append (self->page, "/>");
  else if (!g_str_equal (element, "svg"))
    g_string_append_printf (self->page, "</%s>", element);
  self->is_open = false;
  if (is_definition (element))
    end_definition (self);
}

void
awale_page_add_painting (GString        *page,
                         const char     *prefix,
                         double          width,
                         double          height,
                         AwalePaintFunc  paint,
                         const void     *data)
{
  static const GMarkupParser parser = { .start_element = start_cb, .end_element = end_cb };
  g_autoptr (GBytes)         svg = NULL;
  Copy                       self = { .page = page, .prefix = prefix };
  GMarkupParseContext       *context;
  size_t                     start = page->len;

  /* A picture for which there is no memory is left out of the page. */
  svg = awale_picture_draw (AWALE_PICTURE_SVG, width, height, paint, data, NULL);
  if (svg == NULL)
    return;
  self.definitions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self.references = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  context = g_markup_parse_context_new (&parser, 0, &self, NULL);
  if (!g_markup_parse_context_parse (context, g_bytes_get_data (svg, NULL),
                                     (gssize) g_bytes_get_size (svg), NULL))
    g_string_truncate (page, start);
  g_markup_parse_context_free (context);
  g_hash_table_unref (self.definitions);
  g_hash_table_unref (self.references);
}
