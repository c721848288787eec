import { edgeFillers, fillers } from './question-words.ts';

/**
 * Returns the part of the query to search by name, without filters and filler words. For example, nothing remains of
 * "something with … please".
 */
export function remainingQuery(pieces: readonly string[]): string {
  const bare = pieces.map((piece, index) => {
    const begun = index === 0 ? piece : piece.replace(endings, '');
    return index === pieces.length - 1 ? begun : begun.replace(beginnings, '');
  });
  return withoutFillers(bare.join(' '));
}

/** Grammatical endings that remain after a phrase was removed from within a word. */
const endings =
  /^(?:\s*(?:です|ます|があります|がある|はあります|ので|のもの|もの|の|な|で|に|は|が|を|お願いします|ください|下さい|料理|ため|어요|아요|습니다|합니다|해요|는|은|을|를|게|고|거|것|건|걸|요|이에요|예요|주세요|이 있어요|가 있어요|있어요|있습니다|있는|의|인|음식|요리|的|了|吧|啊|呢|哦|菜))+(?=\s|$|[\p{Script=Han}\p{Script=Katakana}])/u;
/** Words such as "I want" that remain before a removed phrase. */
const beginnings = /(?:(?:我|对|對|请|請|要|想|吃|给我|有|来|はが|の|は|が|を|に)\s*)+$/u;

const idle = new Set(fillers.split('|'));
const idleTogether = [...idle].filter((words) => words.includes(' ')).toSorted((a, b) => b.length - a.length);
const idleOneByOne = new Set(['的', 'の', 'が', 'を', 'な', '菜', '餐', '要', '我']);

function withoutFillers(text: string): string {
  const spoken = ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;
  const words = idleTogether
    .reduce((left, together) => left.replaceAll(new RegExp(` ${together} `, 'giu'), ' '), spoken)
    .trim()
    .split(' ')
    .filter((word) => !idle.has(word.toLowerCase()));
  return withoutIdleEdges(words.map(withoutIdleEnds).filter((word) => word !== '')).join(' ');
}

const idleAtEdges = new Set(edgeFillers.split('|'));

function withoutIdleEdges(words: readonly string[]): readonly string[] {
  const isIdle = (word: string) => idleAtEdges.has(word.toLowerCase());
  const from = words.findIndex((word) => !isIdle(word));
  return from === -1 ? [] : words.slice(from, words.findLastIndex((word) => !isIdle(word)) + 1);
}

/** Removes particles at the start and end of a word: 的 is removed from 不辣的面. */
function withoutIdleEnds(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && idleOneByOne.has(word[from] ?? '') && to - from > 1) from += 1;
  while (to > from && ['的', 'の', 'が', 'を'].includes(word[to - 1] ?? '')) to -= 1;
  const rest = word.slice(from, to);
  return idle.has(rest) || idleOneByOne.has(rest) ? '' : rest;
}
