import type { Executor } from '../../../platform/database/database.ts';
import { type MatchedName, matchNames } from '../match-names.ts';
import { readQuery } from '../read-query.ts';
import { strongMatchScore } from '../score-name.ts';
import { uniqueBySign } from '../shown-name.ts';

/** Maximum number of similar names to read for one dish. Each name is searched for in all nearby shops. */
const maxNames = 6;

/** Minimum length of a Chinese name whose end alone still names a dish, as 鸡丁 in 宫保鸡丁. */
const minDividedLength = 4;
const omittedCharacters = 2;

/**
 * Returns names that are similar to the Chinese name of a dish, best match first. A similar name is equal, contains the
 * name, or has the same end. A Chinese name ends with the kind of dish.
 */
export async function similarNames(executor: Executor, nameZh: string): Promise<MatchedName[]> {
  const characters = [...nameZh];
  const end = characters.length >= minDividedLength ? characters.slice(omittedCharacters).join('') : null;
  const [whole, sameEnd] = await Promise.all([
    namesContaining(executor, nameZh),
    end === null ? [] : namesContaining(executor, end),
  ]);
  const weaker = sameEnd.map((name) => ({ ...name, score: name.score / 2 }));
  return uniqueBySign([...whole, ...weaker]);
}

async function namesContaining(executor: Executor, text: string): Promise<MatchedName[]> {
  const query = readQuery(text);
  if (query === undefined) return [];
  const wanted = { lists: [['dish']], language: 'zh-CN', rows: maxNames, few: 0, minRead: 60 } as const;
  const { names } = await matchNames(executor, query, wanted);
  return names.filter(({ score }) => score >= strongMatchScore).slice(0, maxNames);
}
