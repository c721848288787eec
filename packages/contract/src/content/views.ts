import { z } from 'zod';
import { localText, text } from '../fields.ts';

const saying = z.object({ zh: text, pinyin: text, meaning: localText });

/**
 * A part of an article: paragraphs, and Chinese phrases that the guest shows or reads aloud. Paragraphs or phrases may
 * be missing.
 */
const articlePart = z.object({
  heading: localText.nullable(),
  text: localText.nullable(),
  sayings: z.array(saying),
});
export type ArticlePhrase = z.infer<typeof saying>;
export type ArticlePart = z.infer<typeof articlePart>;

export const articleCard = z.object({
  /** Identifies the article in links. */
  key: text,
  /** Name of the drawing that illustrates the article. */
  plate: text,
  title: localText,
  teaser: localText,
});
export type ArticleCard = z.infer<typeof articleCard>;

export const article = articleCard.extend({ parts: z.array(articlePart), next: articleCard.nullable() });
export type Article = z.infer<typeof article>;

export const policySection = z.object({ heading: localText, paragraphs: z.array(localText) });
export type PolicySection = z.infer<typeof policySection>;
