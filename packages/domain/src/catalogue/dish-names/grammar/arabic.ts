import type { DishName } from '../read-dish-name.ts';
import { cellsOf, cutCell, formsOf, type Gender, genderOf, isInflected, joinWords } from './forms.ts';

/** Builds an Arabic name. Words that describe a noun follow it. "And" and "with" are prefixes of the next word. */
export function inArabic({ heads, others, isBase, way, isWayOfOthers, sauces, styles }: DishName): string {
  const headForms = heads.map((noun) => formsOf(noun, 'ar'));
  const otherForms = others.map((noun) => formsOf(noun, 'ar'));
  const cooked = way?.cells.ar ?? '';
  const head = joinWords([
    andList(headForms.map((form) => form.named)),
    ...heads.map((noun) => cutCell(noun, 'ar')),
    isWayOfOthers ? '' : cookedAs(cooked, genderOf(headForms)),
  ]);
  const inside = joinWords([
    andList(otherForms.map((form) => form.joined)),
    ...others.map((noun) => cutCell(noun, 'ar')),
    isWayOfOthers ? definite(cooked, genderOf(otherForms)) : '',
  ]);
  const beside = others.length === 0 ? '' : `ب${inside}`;
  const after = [...cellsOf(sauces, 'ar'), ...cellsOf(styles, 'ar')];
  return isBase ? joinWords([head, beside, ...after]) : joinWords([head, ...after, beside]);
}

const andList = (items: readonly string[]): string => items.join(' و');

const cookedAs = (cell: string, gender: Gender): string => cell.replace('~', gender === 'm' ? '' : 'ة');

/** An adjective of a noun with the article takes the article too. A phrase takes no article. */
const definite = (cell: string, gender: Gender): string => (isInflected(cell) ? `ال${cookedAs(cell, gender)}` : cell);
