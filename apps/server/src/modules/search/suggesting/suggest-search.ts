import type { Suggestion } from '@chifan/contract/search/views';
import { parsePosition } from '@chifan/domain/address';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { matchNames } from '../match-names.ts';
import { readQuery } from '../read-query.ts';
import { suggestionOf, uniqueBySign } from '../shown-name.ts';
import type { SuggestionMemory } from './suggestion-memory.ts';

type SuggestInput = {
  readonly query: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly limit: number;
};

/**
 * Suggests names of dishes and shops that match the typed text. Suggests only one of several names with the same
 * Chinese name, because they are the same dish.
 */
export async function suggestSearch(
  { database }: Pick<Platform, 'database'>,
  memory: SuggestionMemory,
  input: SuggestInput,
  { language }: Context,
): Promise<Answer<{ suggestions: Suggestion[] }>> {
  if (parsePosition(input.latitude, input.longitude) === undefined) return refused('position_invalid');
  const query = readQuery(input.query);
  if (query === undefined) return { ok: true, value: { suggestions: [] } };
  const { limit } = input;
  const suggestions = await memory.recallOr(`${language} ${limit} ${query.folded}`, async (isToBeKept) => {
    const wanted = { lists: [['dish', 'shop']], language, rows: limit, few: 1, minRead: 75 } as const;
    const { names } = await matchNames(isToBeKept ? database.primary : database.read, query, wanted);
    const shown = uniqueBySign(names).slice(0, limit);
    return shown.map((name) => suggestionOf(name, query.folded, language));
  });
  return { ok: true, value: { suggestions } };
}
