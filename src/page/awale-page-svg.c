/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-page-svg.h"

#include "awale-page-text.h"

#include <cairo-svg.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

/* What is being rewritten. Elements are written as they end their start tags; clips, once known. */
typedef struct
{
  GString    *page;
  const char *prefix;
  GHashTable *clips;       /* the name of a clip → that of the first like it, or "" */
  GHashTable *outlines;    /* the outline of a clip → its name */
  GArray     *written;     /* bool: whether the elements around this one were */
  char       *clip;        /* the name of the clip we are in */
} Rewriting;

/* What SVG takes for granted. */
static const char *const defaults[][2] = {
  { "fill-rule", "nonzero" },      { "clip-rule", "nonzero" },        { "stroke", "none" },
  { "fill-opacity", "1" },         { "stroke-opacity", "1" },         { "stop-opacity", "1" },
  { "stroke-linecap", "butt" },    { "stroke-linejoin", "miter" },
};

static bool
is_default (const char *name,
            const char *value)
{
  for (size_t i = 0; i < G_N_ELEMENTS (defaults); i++)
    if (g_str_equal (defaults[i][0], name) && g_str_equal (defaults[i][1], value))
      return true;
  return false;
}

/* `rgb(52.3%,31%,0%)` becomes `#854f00`. */
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

      g_string_append_printf (page, "%02x",
                              (int) lround (*end == '%' ? part * 2.55 : part) & 255);
      p = end + strspn (end, "%, ");
    }
}

/* Numbers become as short as a drawing needs them, and no space stands beside a letter. */
static void
add_numbers (GString    *page,
             const char *value)
{
  for (const char *p = value; *p != '\0';)
    {
      char  *end;
      double number = g_ascii_strtod (p, &end);

      if (end != p && (g_ascii_isdigit (*p) || *p == '-' || *p == '.'))
        {
          awale_page_add_number (page, number);
          p = end;
        }
      else if (*p != ' ' || (page->len > 0 && !g_ascii_isalpha (page->str[page->len - 1]) &&
                             p[1] != '\0' && !g_ascii_isalpha (p[1])))
        g_string_append_c (page, *p++);
      else
        p++;
    }
}

/* Cairo begins a new path after each one that it closes; nothing follows the last. */
static char *
shorten_path (const char *value)
{
  g_autoptr (GString) path = g_string_new (NULL);
  char *last;

  add_numbers (path, value);
  last = strrchr (path->str, 'Z');
  if (last != NULL && last[1] == 'M' && strpbrk (last + 2, "LCZ") == NULL)
    last[1] = '\0';
  return g_strdup (path->str);
}

static void
add_value (Rewriting  *self,
           const char *name,
           const char *value)
{
  GString *page = self->page;

  if (g_str_equal (name, "d"))
    {
      g_autofree char *path = shorten_path (value);

      g_string_append (page, path);
    }
  else if (g_str_equal (name, "id"))
    g_string_append_printf (page, "%s%s", self->prefix, value);
  else if (g_str_has_prefix (value, "url(#"))
    g_string_append_printf (page, "url(#%s%s", self->prefix, value + strlen ("url(#"));
  else if (value[0] == '#')
    g_string_append_printf (page, "#%s%s", self->prefix, value + 1);
  else if (g_str_has_prefix (value, "rgb("))
    add_color (page, value);
  else if (strpbrk (value, "0123456789") != NULL)
    add_numbers (page, value);
  else
    awale_page_add_text (page, value);
}

static void
add_attribute (Rewriting  *self,
               const char *name,
               const char *value)
{
  if (g_str_has_prefix (name, "xmlns") || is_default (name, value))
    return;
  g_string_append_printf (self->page, " %s=\"",
                          g_str_equal (name, "xlink:href") ? "href" : name);
  add_value (self, name, value);
  g_string_append_c (self->page, '"');
}

/* ` stroke:none;fill:rgb(…);` */
static void
add_style (Rewriting  *self,
           const char *style)
{
  g_auto (GStrv) rules = g_strsplit (style, ";", -1);

  for (int i = 0; rules[i] != NULL; i++)
    {
      char *colon = strchr (rules[i], ':');

      if (colon == NULL)
        continue;
      *colon = '\0';
      add_attribute (self, g_strstrip (rules[i]), g_strstrip (colon + 1));
    }
}

/* The clip of a group by the name that it has here; "" for one that clips nothing. */
static const char *
find_clip (Rewriting  *self,
           const char *url)
{
  g_autofree char *name = g_strdup (url + strlen ("url(#"));

  name[strcspn (name, ")")] = '\0';
  return g_hash_table_lookup (self->clips, name);
}

/*
 * Cairo clips what is painted to the pixels that it covers, by a rectangle, before the clip that
 * was asked for, and tells each anew. Boards are clipped to round outlines only.
 */
static void
read_clip (Rewriting  *self,
           const char *outline)
{
  g_autofree char *path = shorten_path (outline);
  const char      *former = g_hash_table_lookup (self->outlines, path);
  const char      *name = strchr (path, 'C') == NULL ? "" : former != NULL ? former : self->clip;

  g_hash_table_insert (self->clips, g_strdup (self->clip), g_strdup (name));
  if (name != self->clip)
    return;
  g_string_append_printf (self->page, "<clipPath id=\"%s%s\"><path d=\"%s\"/></clipPath>",
                          self->prefix, name, path);
  g_hash_table_insert (self->outlines, g_steal_pointer (&path), g_strdup (name));
}

static const char *
find_attribute (const char  *name,
                const char **names,
                const char **values)
{
  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

static void
add_start (Rewriting   *self,
           const char  *element,
           const char **names,
           const char **values)
{
  g_string_append_printf (self->page, "<%s", element);
  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "style"))
      add_style (self, values[i]);
    else if (g_str_equal (names[i], "clip-path"))
      g_string_append_printf (self->page, " clip-path=\"url(#%s%s)\"", self->prefix,
                              find_clip (self, values[i]));
    else
      add_attribute (self, names[i], values[i]);
}

/* Whether a group does nothing: it has no attribute, or clips nothing. */
static bool
is_idle (Rewriting   *self,
         const char **names,
         const char **values)
{
  const char *clip = find_attribute ("clip-path", names, values);

  return clip != NULL ? *find_clip (self, clip) == '\0'
                      : names[0] == NULL || g_str_has_prefix (values[0], "surface");
}

static void
start_cb (GMarkupParseContext  *context,
          const char           *element,
          const char          **names,
          const char          **values,
          void                 *data,
          GError              **error)
{
  Rewriting *self = data;
  bool written = true;

  if (g_str_equal (element, "clipPath"))
    {
      g_free (self->clip);
      self->clip = g_strdup (find_attribute ("id", names, values));
      written = false;
    }
  else if (self->clip != NULL)
    {
      const char *outline = find_attribute ("d", names, values);

      /* Newer releases of cairo may tell a rectangle as such. */
      read_clip (self, outline != NULL ? outline : "");
      written = false;
    }
  else if (g_str_equal (element, "svg") ||
           (g_str_equal (element, "g") && is_idle (self, names, values)))
    written = false;
  else
    {
      add_start (self, element, names, values);
      g_string_append_c (self->page, '>');
    }
  g_array_append_val (self->written, written);
}

static void
end_cb (GMarkupParseContext  *context,
        const char           *element,
        void                 *data,
        GError              **error)
{
  Rewriting *self = data;
  bool written = g_array_index (self->written, bool, self->written->len - 1);

  g_array_set_size (self->written, self->written->len - 1);
  if (g_str_equal (element, "clipPath"))
    g_clear_pointer (&self->clip, g_free);
  if (!written)
    return;
  if (self->page->str[self->page->len - 1] == '>' &&
      (g_str_equal (element, "path") || g_str_equal (element, "stop") ||
       g_str_equal (element, "rect")))
    {
      g_string_truncate (self->page, self->page->len - 1);
      g_string_append (self->page, "/>");
    }
  else
    g_string_append_printf (self->page, "</%s>", element);
}

static cairo_status_t
append_cb (void                *closure,
           const unsigned char *data,
           unsigned             length)
{
  g_string_append_len (closure, (const char *) data, length);
  return CAIRO_STATUS_SUCCESS;
}

static GString *
draw (double          width,
      double          height,
      AwalePagePaint  paint,
      const void     *data)
{
  GString         *svg = g_string_new (NULL);
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (append_cb, svg, width, height);
  cairo_t         *cr = cairo_create (surface);

  paint (cr, data);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return svg;
}

void
awale_page_add_painting (GString        *page,
                         const char     *prefix,
                         double          width,
                         double          height,
                         AwalePagePaint  paint,
                         const void     *data)
{
  static const GMarkupParser parser = { .start_element = start_cb, .end_element = end_cb };
  g_autoptr (GString)        svg = draw (width, height, paint, data);
  Rewriting                  self = { .page = page, .prefix = prefix };
  GMarkupParseContext       *context;

  self.clips = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self.outlines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self.written = g_array_new (FALSE, FALSE, sizeof (bool));
  context = g_markup_parse_context_new (&parser, 0, &self, NULL);
  if (!g_markup_parse_context_parse (context, svg->str, (gssize) svg->len, NULL) ||
      !g_markup_parse_context_end_parse (context, NULL))
    g_assert_not_reached ();
  g_markup_parse_context_free (context);
  g_hash_table_unref (self.clips);
  g_hash_table_unref (self.outlines);
  g_array_unref (self.written);
  g_free (self.clip);
}
