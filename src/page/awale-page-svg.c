/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-page-svg.h"

#include "awale-page-text.h"

#include <cairo-svg.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

/* Tolerance for a control point to count as smooth. */
#define SMOOTH 0.05

/* State of the rewriting. A start tag is written once it is complete; a clip, once its outline is
 * known. */
typedef struct
{
  GString    *page;
  const char *prefix;
  GHashTable *clips;       /* name of a clip → name of the first equal one, or "" */
  GHashTable *outlines;    /* outline of a clip → its name */
  GHashTable *stops;       /* stops of a gradient → id of the first with them */
  GPtrArray  *open;        /* enclosing elements: NULL if not written, the name of a clip for its
                              group, else "" */
  char       *clip;        /* name of the current clip */
  char       *last_clip;   /* clip of the group that ended last */
  size_t      last_end;    /* offset where that group ends */
  char       *gradient;    /* key of the current gradient, see begin_gradient() */
  size_t      first_stop;  /* offset of its stops */
} Rewriting;

/* Default attributes of SVG, which are left out. */
static const char *const defaults[][2] = {
  { "fill-rule", "nonzero" },      { "clip-rule", "nonzero" },        { "stroke", "none" },
  { "fill-opacity", "1" },         { "stroke-opacity", "1" },         { "stop-opacity", "1" },
  { "stroke-linecap", "butt" },    { "stroke-linejoin", "miter" },    { "offset", "0" },
};

static bool
is_default (const char *name,
            const char *value)
{
  if (g_str_equal (name, "stroke-miterlimit"))
    return true;
  for (size_t i = 0; i < G_N_ELEMENTS (defaults); i++)
    if (g_str_equal (defaults[i][0], name) && g_str_equal (defaults[i][1], value))
      return true;
  return false;
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

      g_string_append_printf (page, "%02x",
                              (int) lround (*end == '%' ? part * 2.55 : part) & 255);
      p = end + strspn (end, "%, ");
    }
}

/* Adds numbers with no more digits than a drawing needs, and no space next to a letter. */
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

static const char *
read_numbers (const char *p,
              double     *numbers,
              int         n)
{
  for (int i = 0; i < n; i++)
    {
      char *end;

      numbers[i] = g_ascii_strtod (p + strspn (p, " "), &end);
      p = end;
    }
  return p + strspn (p, " ");
}

/* True if the first control point of @curve mirrors the last one of the curve @before. */
static bool
is_smooth (const double *before,
           const double *curve)
{
  return fabs (2 * before[4] - before[2] - curve[0]) < SMOOTH
         && fabs (2 * before[5] - before[3] - curve[1]) < SMOOTH;
}

/* Adds a path, shortening smooth curves, of which cairo writes all control points. */
static void
add_path (GString    *path,
          const char *value)
{
  double curve[6], before[6] = { 0 };
  bool   follows = false;

  for (const char *p = value; *p != '\0';)
    {
      const char *next = p + 1 + strcspn (p + 1, "CLMZ");

      if (*p == 'C')
        {
          bool smooth;

          read_numbers (p + 1, curve, G_N_ELEMENTS (curve));
          smooth = follows && is_smooth (before, curve);
          g_string_append_c (path, smooth ? 'S' : 'C');
          for (unsigned i = smooth ? 2 : 0; i < G_N_ELEMENTS (curve); i++)
            {
              if (g_ascii_isdigit (path->str[path->len - 1]))
                g_string_append_c (path, ' ');
              awale_page_add_number (path, curve[i]);
            }
          memcpy (before, curve, sizeof before);
        }
      else
        {
          g_autofree char *part = g_strndup (p, next - p);

          add_numbers (path, part);
        }
      follows = *p == 'C';
      p = next;
    }
}

/* Shortens a path; cairo begins an empty path after each one that it closes. */
static char *
shorten_path (const char *value)
{
  g_autoptr (GString) path = g_string_new (NULL);
  char *last;

  add_path (path, value);
  last = strrchr (path->str, 'Z');
  if (last != NULL && last[1] == 'M' && strpbrk (last + 2, "LCSZ") == NULL)
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
  /* The style sheet sets no fill for everything with a stroke. */
  if (g_str_has_prefix (name, "xmlns") || is_default (name, value)
      || (g_str_equal (name, "fill") && g_str_equal (value, "none")))
    return;
  g_string_append_printf (self->page, " %s=\"",
                          g_str_equal (name, "xlink:href") ? "href" : name);
  add_value (self, name, value);
  g_string_append_c (self->page, '"');
}

/* Adds the declarations of a style such as ` stroke:none;fill:rgb(…);` as attributes. */
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

/* The new name of a group's clip; "" if it clips nothing. */
static const char *
find_clip (Rewriting  *self,
           const char *url)
{
  g_autofree char *name = g_strdup (url + strlen ("url(#"));

  name[strcspn (name, ")")] = '\0';
  return g_hash_table_lookup (self->clips, name);
}

/* Registers a clip. cairo adds a rectangular clip to the painted pixels before each requested one,
 * and repeats equal clips. Boards only clip to round outlines, so that clips without a curve are
 * dropped. */
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

/* True if a group does nothing: it has no attributes, or a clip that clips nothing. */
static bool
is_idle (Rewriting   *self,
         const char **names,
         const char **values)
{
  const char *clip = find_attribute ("clip-path", names, values);

  return clip != NULL ? *find_clip (self, clip) == '\0'
                      : names[0] == NULL || g_str_has_prefix (values[0], "surface");
}

/* Merges a group with the one just before if both have the same clip, by removing the end tag. */
static bool
continue_clip (Rewriting  *self,
               const char *clip)
{
  if (self->last_end != self->page->len || g_strcmp0 (self->last_clip, clip) != 0)
    return false;
  g_string_truncate (self->page, self->page->len - strlen ("</g>"));
  return true;
}

/* Starts a gradient; the key keeps transformed gradients apart from the others. */
static void
begin_gradient (Rewriting   *self,
                const char **names,
                const char **values)
{
  bool transformed = find_attribute ("gradientTransform", names, values) != NULL;

  self->first_stop = self->page->len;
  self->gradient = g_strconcat (transformed ? "t" : "-", self->prefix,
                                find_attribute ("id", names, values), NULL);
}

/* Ends a gradient; gradients with equal stops refer to the first of them. */
static void
end_gradient (Rewriting  *self,
              const char *element)
{
  char       *stops = g_strdup_printf ("%c%s", self->gradient[0],
                                       self->page->str + self->first_stop);
  const char *former = g_hash_table_lookup (self->stops, stops);

  if (former != NULL)
    {
      g_string_truncate (self->page, self->first_stop - strlen (">"));
      g_string_append_printf (self->page, " href=\"#%s\"/>", former);
      g_free (stops);
    }
  else
    {
      g_string_append_printf (self->page, "</%s>", element);
      g_hash_table_insert (self->stops, stops, g_strdup (self->gradient + 1));
    }
  g_clear_pointer (&self->gradient, g_free);
}

static void
start_cb (GMarkupParseContext  *context,
          const char           *element,
          const char          **names,
          const char          **values,
          void                 *data,
          GError              **error)
{
  Rewriting  *self = data;
  const char *written = "";
  const char *clip = find_attribute ("clip-path", names, values);

  if (g_str_equal (element, "clipPath"))
    {
      g_free (self->clip);
      self->clip = g_strdup (find_attribute ("id", names, values));
      written = NULL;
    }
  else if (self->clip != NULL)
    {
      const char *outline = find_attribute ("d", names, values);

      /* Newer releases of cairo may write a rectangle as `<rect>`. */
      read_clip (self, outline != NULL ? outline : "");
      written = NULL;
    }
  else if (g_str_equal (element, "svg") ||
           (g_str_equal (element, "g") && is_idle (self, names, values)))
    written = NULL;
  else
    {
      if (g_str_equal (element, "g") && clip != NULL)
        written = find_clip (self, clip);
      if (*written == '\0' || !continue_clip (self, written))
        {
          add_start (self, element, names, values);
          g_string_append_c (self->page, '>');
        }
      if (g_str_has_suffix (element, "Gradient"))
        begin_gradient (self, names, values);
    }
  g_ptr_array_add (self->open, g_strdup (written));
}

static void
end_cb (GMarkupParseContext  *context,
        const char           *element,
        void                 *data,
        GError              **error)
{
  Rewriting *self = data;
  g_autofree char *written = g_ptr_array_steal_index (self->open, self->open->len - 1);

  if (g_str_equal (element, "clipPath"))
    g_clear_pointer (&self->clip, g_free);
  if (written == NULL)
    return;
  if (self->gradient != NULL && g_str_has_suffix (element, "Gradient"))
    end_gradient (self, element);
  else if (self->page->str[self->page->len - 1] == '>' &&
           (g_str_equal (element, "path") || g_str_equal (element, "stop") ||
            g_str_equal (element, "rect")))
    {
      g_string_truncate (self->page, self->page->len - 1);
      g_string_append (self->page, "/>");
    }
  else
    g_string_append_printf (self->page, "</%s>", element);
  if (*written != '\0')
    {
      g_free (self->last_clip);
      self->last_clip = g_steal_pointer (&written);
      self->last_end = self->page->len;
    }
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
                         GHashTable     *stops,
                         AwalePagePaint  paint,
                         const void     *data)
{
  static const GMarkupParser parser = { .start_element = start_cb, .end_element = end_cb };
  g_autoptr (GString)        svg = draw (width, height, paint, data);
  Rewriting                  self = { .page = page, .prefix = prefix };
  GMarkupParseContext       *context;

  self.clips = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self.outlines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self.stops = stops != NULL ? g_hash_table_ref (stops)
                             : g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self.open = g_ptr_array_new_with_free_func (g_free);
  context = g_markup_parse_context_new (&parser, 0, &self, NULL);
  if (!g_markup_parse_context_parse (context, svg->str, (gssize) svg->len, NULL) ||
      !g_markup_parse_context_end_parse (context, NULL))
    g_assert_not_reached ();
  g_markup_parse_context_free (context);
  g_hash_table_unref (self.clips);
  g_hash_table_unref (self.outlines);
  g_hash_table_unref (self.stops);
  g_ptr_array_unref (self.open);
  g_free (self.clip);
  g_free (self.last_clip);
}
