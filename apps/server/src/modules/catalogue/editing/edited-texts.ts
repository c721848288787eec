import type { Language, PartlyTranslated } from '@chifan/domain';
import type { ByPlatform } from '../local-text.ts';

export type SentTexts = Readonly<Partial<Record<Language, string | undefined>>>;

export const textsOf = (sent: SentTexts): PartlyTranslated =>
  Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== undefined && text !== ''));

type Texts = { readonly name: PartlyTranslated; readonly description: PartlyTranslated };

/** Which languages stay the platform's: those that staff left as they were. What they change becomes theirs. */
export function stillByPlatform(before: Texts & { readonly byPlatform: ByPlatform }, after: Texts): ByPlatform {
  const kept = (field: 'name' | 'description') =>
    before.byPlatform[field].filter(
      (language) => after[field][language] !== undefined && after[field][language] === before[field][language],
    );
  return { name: kept('name'), description: kept('description') };
}
