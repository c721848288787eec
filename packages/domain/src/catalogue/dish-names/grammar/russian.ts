import type { DishName } from '../read-dish-name.ts';
import {
  cellsOf,
  cutCell,
  formsOf,
  type Gender,
  genderOf,
  inflect,
  isInflected,
  joinList,
  joinWords,
} from './forms.ts';

const named: Readonly<Record<Gender, string>> = { m: 'ый', f: 'ая', n: 'ое', p: 'ые', q: 'ые' };
const instrumental: Readonly<Record<Gender, string>> = { m: 'ым', f: 'ой', n: 'ым', p: 'ыми', q: 'ыми' };

/**
 * Builds a Russian name. A cooking method that is an adjective comes before the noun. A phrase (на пару) comes after
 * it.
 */
export function inRussian({ heads, others, isBase, way, isWayOfOthers, sauces, styles }: DishName): string {
  const headForms = heads.map((noun) => formsOf(noun, 'ru'));
  const otherForms = others.map((noun) => formsOf(noun, 'ru'));
  const cooked = way?.cells.ru ?? '';
  const around = (noun: string, ending: string) =>
    isInflected(cooked) ? [inflect(cooked, ending), noun] : [noun, cooked];
  const headList = joinList(
    headForms.map((form) => form.named),
    'и',
  );
  const otherList = joinList(
    otherForms.map((form) => form.joined),
    'и',
  );
  const head = joinWords([
    ...(isWayOfOthers ? [headList] : around(headList, named[genderOf(headForms)])),
    ...heads.map((noun) => cutCell(noun, 'ru')),
  ]);
  const inside = joinWords([
    ...(isWayOfOthers ? around(otherList, instrumental[genderOf(otherForms)]) : [otherList]),
    ...others.map((noun) => cutCell(noun, 'ru')),
  ]);
  const beside = others.length === 0 ? '' : `${preposition(inside)} ${inside}`;
  const after = [...cellsOf(sauces, 'ru'), ...cellsOf(styles, 'ru')];
  return isBase ? joinWords([head, beside, ...after]) : joinWords([head, ...after, beside]);
}

/** The word for "with" is "со" before two consonants of which the first is a sibilant (со свининой), otherwise "с". */
const preposition = (word: string): string => (/^[сзшж][бвгджзклмнпрстфхцчшщ]|^щ/u.test(word) ? 'со' : 'с');
