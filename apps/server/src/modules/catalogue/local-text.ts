import type { Provenance } from '@chifan/contract/catalogue';
import type { LocalText } from '@chifan/contract/fields';
import { defaultLanguage, type Language, type PartlyTranslated } from '@chifan/domain';

/** In the reader's language, else English, else Chinese, else any; `language` says which, so that a screen marks it. */
export function localText(texts: PartlyTranslated, language: Language): LocalText {
  for (const candidate of [language, defaultLanguage, 'zh-CN'] as const) {
    const text = texts[candidate];
    if (text) return { text, language: candidate };
  }
  const [any] = Object.entries(texts) as [Language, string][];
  return any ? { text: any[1], language: any[0] } : { text: '', language };
}

export const chineseOf = (texts: PartlyTranslated): string => texts['zh-CN'] ?? '';

/** Who wrote the text that `localText` gives to this reader. `byPlatform` names the languages that our translators wrote. */
export function provenanceOf(texts: PartlyTranslated, language: Language, byPlatform: readonly string[]): Provenance {
  // Of a text that nobody wrote in any language there is nothing to remark.
  if (!texts[language]) return localText(texts, language).text === '' ? 'merchant' : 'fallback';
  return byPlatform.includes(language) ? 'platform' : 'merchant';
}

export type ByPlatform = { readonly name: Language[]; readonly description: Language[] };
