import type { Provenance } from '@chifan/contract/catalogue/views';
import { type Language, localText, type PartlyTranslated, readerLanguageText } from '@chifan/domain';

export { localText, readerLanguageText };

export const chineseOf = (texts: PartlyTranslated): string => texts['zh-CN'] ?? '';

type Writers = {
  /** Languages that our translators wrote. */
  readonly byPlatform: readonly string[];
  /** Languages that are drafts, by language. */
  readonly drafts?: Readonly<Partial<Record<Language, string>>>;
};

/** The author of the text that `localText` returns for this reader. */
export function provenanceOf(texts: PartlyTranslated, language: Language, { byPlatform, drafts }: Writers): Provenance {
  // A text that is empty in all languages needs no remark.
  if (!texts[language]) return localText(texts, language).text === '' ? 'merchant' : 'fallback';
  const draft = drafts?.[language];
  if (draft !== undefined) return draft === 'machine' ? 'machine' : 'draft';
  return byPlatform.includes(language) ? 'platform' : 'merchant';
}

export type ByPlatform = { readonly name: Language[]; readonly description: Language[] };
