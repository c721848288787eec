import type { DishName, Noun } from '../read-dish-name.ts';
import { cellsOf, cutCell, formsOf, joinList, joinWords, splitSauces } from './forms.ts';

export function inEnglish({ heads, others, isBase, way, isWayOfOthers, sauces, styles }: DishName): string {
  const cooked = way?.cells.en ?? '';
  const named = joinList(heads.map(nounOf), 'and');
  const style = cellsOf(styles, 'en');
  const sauce = cellsOf(sauces, 'en');
  if (!isBase) {
    const { joined, apart } = splitSauces(sauce, 'with');
    const beside = [...others.map(nounOf), ...joined];
    return joinWords([...style, cooked, named, ...apart, beside.length === 0 ? '' : `with ${joinList(beside, 'and')}`]);
  }
  const inside = joinList(others.map(insideOf), 'and');
  return joinWords([...style, ...(isWayOfOthers ? [cooked, inside] : [inside, cooked]), named, ...sauce]);
}

const nounOf = (noun: Noun): string => joinWords([cutCell(noun, 'en'), formsOf(noun, 'en').named]);

/** An ingredient inside a compound name is singular: tomato soup, not tomatoes soup. */
const insideOf = (noun: Noun): string => nounOf(noun).replace(/\S+$/u, (word) => singular(word));

function singular(word: string): string {
  if (/(?:oes|ies)$/u.test(word)) return word.replace(/oes$/u, 'o').replace(/ies$/u, 'y');
  return /(?:ss|us|ens)$/u.test(word) ? word : word.replace(/s$/u, '');
}
