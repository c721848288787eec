import type { LocalText } from '@chifan/contract/fields';
import { isLanguage, type Language } from '@chifan/domain';
import { localText } from '../../catalogue/index.ts';

export function namesOf(
  kept: Readonly<Record<string, string>>,
  language: Language,
): { name: LocalText; nameZh: string } {
  const names = Object.fromEntries(Object.entries(kept).filter(([key]) => isLanguage(key)));
  return { name: localText(names, language), nameZh: kept['zh'] ?? '' };
}
