/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-page-text.h"

#include "awale-message-catalog.h"
#include "awale-page-markup.h"

#include <string.h>

#define CATALOGS "/io/github/awale/Awale/page/"

/* Languages besides English; their catalogs are resources of the program. */
static const char *const languages[] = { "fr" };

#define ISOLATE     "\342\201\250"  /* U+2068, first strong isolate. */
#define END_ISOLATE "\342\201\251"  /* U+2069, pop directional isolate. */

typedef struct
{
  AwaleMessageCatalog *catalog; /* Catalog; NULL for English. */
  GStringChunk *isolated;       /* Sentences in which isolating characters surround the placeholder
                                 * `%s`. */
} Voice;

struct _AwalePageText
{
  AwaleMessageCatalog *catalogs[G_N_ELEMENTS (languages)];
  int                  own;  /* Index of the page's language, or −1 for English. */
};

AwalePageText *
awale_page_text_new (const char *language)
{
  AwalePageText *self = g_new0 (AwalePageText, 1);

  self->own = -1;
  for (size_t i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *path = g_strconcat (CATALOGS, languages[i], ".mo", NULL);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      g_assert (bytes != NULL);
      self->catalogs[i] = awale_message_catalog_new (bytes);
      if (g_str_equal (languages[i], language))
        self->own = (int) i;
    }
  return self;
}

void
awale_page_text_free (AwalePageText *self)
{
  for (size_t i = 0; i < G_N_ELEMENTS (languages); i++)
    awale_message_catalog_free (self->catalogs[i]);
  g_free (self);
}

const char *
awale_page_text_get_language (AwalePageText *self)
{
  return self->own < 0 ? "en" : languages[self->own];
}

const char *
awale_page_text_translate (AwalePageText *self,
                           const char    *message)
{
  return self->own < 0 ? message
                       : awale_message_catalog_translate (self->catalogs[self->own], message);
}

/* Adds the sentence @words in one language. @text replaces its `%s` and is isolated, so that the
 * direction of @text does not affect the sentence. */
static void
add_in_language (GString    *page,
                 const char *language,
                 bool        own,
                 const char *words,
                 const char *text)
{
  const char *place = text != NULL ? strstr (words, "%s") : NULL;

  g_string_append_printf (page, "<span lang=\"%s\"%s>", language, own ? "" : " hidden=\"hidden\"");
  if (place != NULL)
    {
      g_autofree char *before = g_strndup (words, place - words);

      awale_page_add_text (page, before);
      g_string_append (page, "<bdi>");
      awale_page_add_text (page, text);
      g_string_append (page, "</bdi>");
      words = place + strlen ("%s");
    }
  awale_page_add_text (page, words);
  g_string_append (page, "</span>");
}

void
awale_page_text_add_with (AwalePageText *self,
                          GString       *page,
                          const char    *message,
                          const char    *text)
{
  add_in_language (page, "en", self->own < 0, message, text);
  for (int i = 0; i < (int) G_N_ELEMENTS (languages); i++)
    add_in_language (page, languages[i], self->own == i,
                     awale_message_catalog_translate (self->catalogs[i], message), text);
}

/* Adds isolating characters around the `%s` of a sentence, because the direction of a name must not
 * affect the text around it. */
static const char *
isolate (Voice      *voice,
         const char *words)
{
  const char       *place = strstr (words, "%s");
  g_autofree char  *before = place != NULL ? g_strndup (words, place - words) : NULL;
  g_autofree char  *isolated = NULL;

  if (place == NULL)
    return words;
  isolated = g_strconcat (before, ISOLATE "%s" END_ISOLATE, place + strlen ("%s"), NULL);
  return g_string_chunk_insert_const (voice->isolated, isolated);
}

static const char *
translate (const void *data,
           const char *message)
{
  Voice *voice = (Voice *) data;

  return isolate (voice, voice->catalog != NULL
                             ? awale_message_catalog_translate (voice->catalog, message)
                             : message);
}

static const char *
translate_plural (const void *data,
                  const char *singular,
                  const char *plural,
                  unsigned    n)
{
  const Voice *voice = data;

  if (voice->catalog == NULL)
    return n == 1 ? singular : plural;
  return awale_message_catalog_translate_plural (voice->catalog, singular, plural, n);
}

/* Adds the text made by @tell in one language; @catalog is NULL for English. */
static void
add_told (GString             *page,
          const char          *language,
          bool                 own,
          AwaleMessageCatalog *catalog,
          AwalePageTextFunc    tell,
          const void          *data)
{
  Voice            voice = { catalog, g_string_chunk_new (64) };
  AwaleTranslator  translator = { translate, translate_plural, &voice };
  g_autofree char *words = tell (data, &translator);
  char            *start = strstr (words, ISOLATE);
  char            *end = g_strrstr (words, END_ISOLATE);
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  /* A single name is moved into an element of its own. */
  if (start != NULL && end != NULL && strstr (start + 1, ISOLATE) == NULL)
    {
      name = g_strndup (start + strlen (ISOLATE), end - start - strlen (ISOLATE));
      *start = '\0';
      sentence = g_strconcat (words, "%s", end + strlen (END_ISOLATE), NULL);
    }
  add_in_language (page, language, own, sentence != NULL ? sentence : words, name);
  g_string_chunk_free (voice.isolated);
}

void
awale_page_text_add_func (AwalePageText    *self,
                          GString          *page,
                          AwalePageTextFunc tell,
                          const void       *data)
{
  add_told (page, "en", self->own < 0, NULL, tell, data);
  for (int i = 0; i < (int) G_N_ELEMENTS (languages); i++)
    add_told (page, languages[i], self->own == i, self->catalogs[i], tell, data);
}

void
awale_page_text_add (AwalePageText *self,
                     GString       *page,
                     const char    *message)
{
  awale_page_text_add_with (self, page, message, NULL);
}
