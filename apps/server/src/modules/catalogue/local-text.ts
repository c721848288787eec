import type { Provenance } from '@chifan/contract/catalogue';
import type { LocalText } from '@chifan/contract/fields';
import { defaultLanguage, type Language, type PartlyTranslated } from '@chifan/domain';

/**
 * A text in the reader's language; where nobody wrote it, in English, else in Chinese, else in any language that there is.
 * `language` says which one it became, so that a screen can mark it. Empty text is no translation.
 */
export function localText(texts: PartlyTranslated, language: Language): LocalText {
  for (const candidate of [language, defaultLanguage, 'zh-CN'] as const) {
    const text = texts[candidate];
    if (text) return { text, language: candidate };
  }
  const [any] = Object.entries(texts) as [Language, string][];
  return any ? { text: any[1], language: any[0] } : { text: '', language };
}

/** The Chinese of a text: what stands on the sign or the kitchen's slip. */
export const chineseOf = (texts: PartlyTranslated): string => texts['zh-CN'] ?? '';

/** Who wrote the text that `localText` gives to this reader. `byPlatform` names the languages that our translators wrote. */
export function provenanceOf(texts: PartlyTranslated, language: Language, byPlatform: readonly string[]): Provenance {
  // Of a text that nobody wrote in any language there is nothing to remark.
  if (!texts[language]) return localText(texts, language).text === '' ? 'merchant' : 'fallback';
  return byPlatform.includes(language) ? 'platform' : 'merchant';
}

/** Which languages of a row's texts the platform's translators wrote; the others are the merchant's own. */
export type ByPlatform = { readonly name: Language[]; readonly description: Language[] };
