import type { DishName } from '../read-dish-name.ts';
import { agreed, cellsOf, cutOf, formsOf, type Gender, genderOf, isAgreeing, listed, spaced } from './forms.ts';

const named: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es', p: 'e', q: 'e' };
const dative: Readonly<Record<Gender, string>> = { m: 'em', f: 'er', n: 'em', p: 'en', q: 'en' };

export function inGerman({ heads, others, isBase, way, isWayOfOthers, sauces, styles }: DishName): string {
  const headForms = heads.map((noun) => formsOf(noun, 'de'));
  const otherForms = others.map((noun) => formsOf(noun, 'de'));
  const cooked = way?.cells.de ?? '';
  const cookedAs = (endings: typeof named, forms: typeof headForms) =>
    isAgreeing(cooked) ? agreed(cooked, endings[genderOf(forms)]) : cooked;
  const beside =
    others.length === 0
      ? ''
      : spaced([
          'mit',
          isWayOfOthers ? cookedAs(dative, otherForms) : '',
          listed(
            otherForms.map((form) => form.joined),
            'und',
          ),
          ...others.map((noun) => cutOf(noun, 'de')),
        ]);
  const head = spaced([
    isWayOfOthers ? '' : cookedAs(named, headForms),
    listed(
      headForms.map((form) => form.named),
      'und',
    ),
    ...heads.map((noun) => cutOf(noun, 'de')),
  ]);
  const after = [...cellsOf(sauces, 'de'), ...cellsOf(styles, 'de')];
  return isBase ? spaced([head, beside, ...after]) : spaced([head, ...after, beside]);
}
