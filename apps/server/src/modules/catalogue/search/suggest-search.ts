import type { Suggestion } from '@chifan/contract/search';
import type { Language } from '@chifan/domain';
import { readPosition } from '@chifan/domain/address';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { localText } from '../local-text.ts';
import { type MatchedName, matchNames } from './match-names.ts';
import { readQuery } from './read-query.ts';
import { type FoundName, textsOf } from './search-name.store.ts';
import { highlightsOf } from './texts/highlights.ts';

type SuggestInput = {
  readonly query: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly limit: number;
};

/** Names for what was typed so far. A line a name: what is called the same in Chinese is the same dish. */
export async function suggestSearch(
  platform: Pick<Platform, 'database'>,
  input: SuggestInput,
  { language }: Context,
): Promise<Answer<{ suggestions: Suggestion[] }>> {
  if (readPosition(input.latitude, input.longitude) === undefined) return refused('position_invalid');
  const query = readQuery(input.query);
  if (query === undefined) return { ok: true, value: { suggestions: [] } };
  const wanted = { lists: [['dish', 'shop']], language, rows: input.limit, few: 1, leastRead: 75 } as const;
  const { names } = await matchNames(platform.database.read, query, wanted);
  const shown = bestOfEach(names).slice(0, input.limit);
  return { ok: true, value: { suggestions: shown.map((name) => suggestionOf(name, query.folded, language)) } };
}

/** The first of those whose Chinese is the same, or their only name where they have none. */
export function bestOfEach<Name extends MatchedName>(names: readonly Name[]): Name[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const sign = `${name.kind} ${name.sign}`;
    if (seen.has(sign)) return false;
    seen.add(sign);
    return true;
  });
}

export function suggestionOf(name: FoundName, query: string, language: Language): Suggestion {
  const found = foundNameOf(name, query, language);
  return { ...found, kind: name.kind, query: found.name.text };
}

/** A name as it is shown, with what of it was typed. */
export function foundNameOf(name: FoundName, query: string, language: Language) {
  const text = localText(textsOf(name), language);
  return {
    name: { ...text, highlights: highlightsOf(text.text, query) },
    nameZh: { text: name.nameZh, highlights: highlightsOf(name.nameZh, query) },
    pinyin: { text: name.pinyin, highlights: highlightsOf(name.pinyin, query) },
  };
}
