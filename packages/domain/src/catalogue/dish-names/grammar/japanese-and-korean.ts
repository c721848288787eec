import type { DishName, Noun } from '../read-dish-name.ts';
import { cellsOf, cutCell, formsOf, joinWords } from './forms.ts';

/** Builds a Japanese name. Words are joined without blanks, and the cooking method is the last word. */
export function inJapanese({ heads, others, isBase, way, isWayOfOthers, sauces, styles }: DishName): string {
  const noun = (each: Noun) => `${cutCell(each, 'ja')}${formsOf(each, 'ja').named}`;
  const before = [...cellsOf(styles, 'ja'), ...cellsOf(sauces, 'ja')].join('');
  const cooked = way?.cells.ja ?? '';
  if (isBase) {
    const inside = others.map(noun).join('と');
    const base = `${isWayOfOthers ? '' : cooked}${heads.map(noun).join('')}`;
    const bond = others.length > 1 ? 'の' : '';
    return `${before}${isWayOfOthers ? cooked : ''}${inside}${bond}${base}`;
  }
  const all = [...heads, ...others].map(noun).join('と');
  if (cooked === '') return `${before}${all}`;
  return `${cellsOf(styles, 'ja').join('')}${all}の${cellsOf(sauces, 'ja').join('')}${asDish(cooked, sauces.length > 0)}`;
}

/** 炒め means the act of frying and 炒め物 a fried dish, so 物 is added to a cooking method without a further description. */
const asDish = (cooked: string, isDescribed: boolean): string =>
  !isDescribed && /(?:炒め|蒸し|揚げ|和え)$/u.test(cooked) ? `${cooked}物` : cooked;

export function inKorean({ heads, others, isBase, way, sauces, styles }: DishName): string {
  const noun = (each: Noun) => `${formsOf(each, 'ko').named}${cutCell(each, 'ko')}`;
  const before = [...cellsOf(styles, 'ko'), ...cellsOf(sauces, 'ko')];
  const cooked = way?.cells.ko ?? '';
  const named = heads.map(noun);
  const inside = others.map(noun);
  if (!isBase) return joinWords([...before, ...inside, ...named, cooked]);
  return joinWords([...before, ...inside, cooked, ...named]);
}
