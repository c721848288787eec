import type { Provenance } from '@chifan/contract/catalogue';
import { type Language, localText, type PartlyTranslated } from '@chifan/domain';

export { localText };

export const chineseOf = (texts: PartlyTranslated): string => texts['zh-CN'] ?? '';

/** Who wrote the text that `localText` gives to this reader. `byPlatform` names the languages that our translators wrote. */
export function provenanceOf(texts: PartlyTranslated, language: Language, byPlatform: readonly string[]): Provenance {
  // Of a text that nobody wrote in any language there is nothing to remark.
  if (!texts[language]) return localText(texts, language).text === '' ? 'merchant' : 'fallback';
  return byPlatform.includes(language) ? 'platform' : 'merchant';
}

export type ByPlatform = { readonly name: Language[]; readonly description: Language[] };
