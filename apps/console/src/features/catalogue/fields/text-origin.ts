import type { Language } from '@chifan/domain';
import { hasText, type Texts, textIn } from '../../../texts/texts.ts';

/** The author of a text. A translation by the platform counts as the merchant's once staff change it. */
export type TextOrigin = 'merchant' | 'platform' | 'missing';

export type TextOriginInput = {
  readonly texts: Texts;
  readonly before: Texts;
  readonly byPlatform: readonly Language[];
};

export function textOriginOf({ texts, before, byPlatform }: TextOriginInput, language: Language): TextOrigin {
  if (!hasText(texts, language)) return 'missing';
  const isUntouched = textIn(texts, language).trim() === textIn(before, language);
  return isUntouched && byPlatform.includes(language) ? 'platform' : 'merchant';
}
