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

const named: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es', p: 'e', q: 'e' };
const dative: Readonly<Record<Gender, string>> = { m: 'em', f: 'er', n: 'em', p: 'en', q: 'en' };

export function inGerman({ heads, others, isBase, way, isWayOfOthers, sauces, styles }: DishName): string {
  const headForms = heads.map((noun) => formsOf(noun, 'de'));
  const otherForms = others.map((noun) => formsOf(noun, 'de'));
  const cooked = way?.cells.de ?? '';
  const cookedAs = (endings: typeof named, forms: typeof headForms) =>
    isInflected(cooked) ? inflect(cooked, endings[genderOf(forms)]) : cooked;
  const beside =
    others.length === 0
      ? ''
      : joinWords([
          'mit',
          isWayOfOthers ? cookedAs(dative, otherForms) : '',
          joinList(
            otherForms.map((form) => form.joined),
            'und',
          ),
          ...others.map((noun) => cutCell(noun, 'de')),
        ]);
  const head = joinWords([
    isWayOfOthers ? '' : cookedAs(named, headForms),
    joinList(
      headForms.map((form) => form.named),
      'und',
    ),
    ...heads.map((noun) => cutCell(noun, 'de')),
  ]);
  const after = [...cellsOf(sauces, 'de'), ...cellsOf(styles, 'de')];
  return isBase ? joinWords([head, beside, ...after]) : joinWords([head, ...after, beside]);
}
