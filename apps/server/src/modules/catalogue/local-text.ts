import type { Provenance } from '@chifan/contract/catalogue/views';
import { type Language, localText, type PartlyTranslated, readerLanguageText } from '@chifan/domain';

export { localText, readerLanguageText };

export const chineseOf = (texts: PartlyTranslated): string => texts['zh-CN'] ?? '';

type Writers = {
  /** Languages in which the platform's translators wrote the text. */
  readonly byPlatform: readonly string[];
  /** Source of each text that is a draft, by language. */
  readonly drafts?: Readonly<Partial<Record<Language, string>>>;
};

/** Returns the author of the text that `localText` selects for the reader. */
export function provenanceOf(texts: PartlyTranslated, language: Language, { byPlatform, drafts }: Writers): Provenance {
  // A text that is empty in all languages needs no note about its author.
  if (!texts[language]) return localText(texts, language).text === '' ? 'merchant' : 'fallback';
  const draft = drafts?.[language];
  if (draft !== undefined) return draft === 'machine' ? 'machine' : 'draft';
  return byPlatform.includes(language) ? 'platform' : 'merchant';
}

export type ByPlatform = { readonly name: Language[]; readonly description: Language[] };
