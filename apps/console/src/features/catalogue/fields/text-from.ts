import type { Language } from '@chifan/domain';
import { hasText, type Texts, textIn } from '../../../texts/texts.ts';

/** The origin of a text. A translation by the platform becomes the merchant's when staff change it. */
export type TextFrom = 'merchant' | 'platform' | 'missing';

export type TextAt = {
  readonly texts: Texts;
  readonly before: Texts;
  readonly byPlatform: readonly Language[];
};

export function textFrom({ texts, before, byPlatform }: TextAt, language: Language): TextFrom {
  if (!hasText(texts, language)) return 'missing';
  const isUntouched = textIn(texts, language).trim() === textIn(before, language);
  return isUntouched && byPlatform.includes(language) ? 'platform' : 'merchant';
}
