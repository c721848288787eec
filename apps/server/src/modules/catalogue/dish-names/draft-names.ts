import type { NameDrafts } from '@chifan/contract/catalogue/name-views';
import type { PartlyTranslated } from '@chifan/domain';
import { draftLanguages, draftName } from '@chifan/domain/catalogue/dish-names';
import { mapInBatches } from '../../../platform/concurrency/map-in-batches.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { signOf } from '../search-index/terms-of-name.ts';
import { type ConfirmedText, confirmedNames } from './confirmed-names.store.ts';
import { demoNames } from './demo-names.ts';
import { dishWords } from './dish-words.ts';
import { nameKey } from './name-key.ts';

/** Drafted names of a dish by language, and the source of each name. Both records are empty if no name is known. */
export type DraftedNames = { readonly texts: PartlyTranslated; readonly from: NameDrafts };

/**
 * A name that one restaurant uses may be wrong. A name that two restaurants use, or that the platform checked, takes
 * precedence over the dictionary.
 */
const isSure = ({ shops, isChecked }: ConfirmedText): boolean => isChecked || shops > 1;

/**
 * The number of names that are drafted before other requests may run. A long name takes half a millisecond, and an
 * import drafts hundreds of names.
 */
const namesAtOnce = 20;

/**
 * Drafts names for each Chinese name from confirmed names of other restaurants, else from the dictionary, else word by
 * word (rule catalogue-24).
 */
export async function draftNames(executor: Executor, namesZh: readonly string[]): Promise<DraftedNames[]> {
  const signs = namesZh.map(signOf);
  const confirmed = Map.groupBy(await confirmedNames(executor, [...new Set(signs)]), ({ sign }) => sign);
  return mapInBatches(namesZh, namesAtOnce, (nameZh, at) => draftOf(nameZh, confirmed.get(signs[at] ?? '') ?? []));
}

function draftOf(nameZh: string, confirmed: readonly ConfirmedText[]): DraftedNames {
  const inDictionary = demoNames().get(nameKey(nameZh));
  const byParts = draftName(nameKey(nameZh), dishWords());
  const found = draftLanguages.flatMap((language) => {
    const others = confirmed.find((each) => each.language === language);
    const tries = [
      { from: others?.isChecked ? 'checked' : 'memory', text: others && isSure(others) ? others.text : undefined },
      { from: 'dictionary', text: inDictionary?.[language] },
      { from: 'memory', text: others?.text },
      { from: 'parts', text: byParts?.[language] },
    ] as const;
    const draft = tries.find(({ text }) => text !== undefined && text !== '');
    return draft?.text === undefined ? [] : [{ language, text: draft.text.slice(0, maxLetters), from: draft.from }];
  });
  return {
    texts: Object.fromEntries(found.map(({ language, text }) => [language, text])),
    from: Object.fromEntries(found.map(({ language, from }) => [language, from])),
  };
}

/** The maximum length of a dish name, in characters. */
const maxLetters = 80;
