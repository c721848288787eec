import type { DishName } from '../read-dish-name.ts';
import { agreed, cellsOf, cutOf, formsOf, type Gender, genderOf, isAgreeing, listed, spaced } from './forms.ts';

const named: Readonly<Record<Gender, string>> = { m: 'ый', f: 'ая', n: 'ое', p: 'ые', q: 'ые' };
const instrumental: Readonly<Record<Gender, string>> = { m: 'ым', f: 'ой', n: 'ым', p: 'ыми', q: 'ыми' };

/** An adjective of the cooking method comes before its noun, a phrase (на пару) after it. */
export function inRussian({ heads, others, isBase, way, isWayOfOthers, sauces, styles }: DishName): string {
  const headForms = heads.map((noun) => formsOf(noun, 'ru'));
  const otherForms = others.map((noun) => formsOf(noun, 'ru'));
  const cooked = way?.cells.ru ?? '';
  const around = (noun: string, ending: string) =>
    isAgreeing(cooked) ? [agreed(cooked, ending), noun] : [noun, cooked];
  const headList = listed(
    headForms.map((form) => form.named),
    'и',
  );
  const otherList = listed(
    otherForms.map((form) => form.joined),
    'и',
  );
  const head = spaced([
    ...(isWayOfOthers ? [headList] : around(headList, named[genderOf(headForms)])),
    ...heads.map((noun) => cutOf(noun, 'ru')),
  ]);
  const inside = spaced([
    ...(isWayOfOthers ? around(otherList, instrumental[genderOf(otherForms)]) : [otherList]),
    ...others.map((noun) => cutOf(noun, 'ru')),
  ]);
  const beside = others.length === 0 ? '' : `${preposition(inside)} ${inside}`;
  const after = [...cellsOf(sauces, 'ru'), ...cellsOf(styles, 'ru')];
  return isBase ? spaced([head, beside, ...after]) : spaced([head, ...after, beside]);
}

/** "со" before a sibilant with another consonant: со свининой. */
const preposition = (word: string): string => (/^[сзшж][бвгджзклмнпрстфхцчшщ]|^щ/u.test(word) ? 'со' : 'с');
