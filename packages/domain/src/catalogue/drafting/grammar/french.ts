import type { DishName } from '../read-dish-name.ts';
import { agreed, cellsOf, cutOf, formsOf, type Gender, genderOf, isAgreeing, listed, spaced } from './forms.ts';

const endings: Readonly<Record<Gender, string>> = { m: '', f: 'e', n: '', p: 's', q: 'es' };

/** Cells after "with" include their article: `au porc`, `aux œufs`. */
export function inFrench({ heads, others, isBase, way, isWayOfOthers, sauces, styles }: DishName): string {
  const named = heads.map((noun) => formsOf(noun, 'fr'));
  const joined = others.map((noun) => formsOf(noun, 'fr'));
  const cooked = way?.cells.fr ?? '';
  const cookedAs = (gender: Gender) => (isAgreeing(cooked) ? agreed(cooked, endings[gender]) : cooked);
  const ofHeads = heads.length > 1 ? 'p' : genderOf(named);
  const beside = spaced([
    listed(
      joined.map((form) => form.joined),
      'et',
    ),
    ...others.map((noun) => cutOf(noun, 'fr')),
    isWayOfOthers ? cookedAs(genderOf(joined)) : '',
  ]);
  const after = [...cellsOf(sauces, 'fr'), ...cellsOf(styles, 'fr')];
  const head = spaced([
    listed(
      named.map((form) => form.named),
      'et',
    ),
    ...heads.map((noun) => cutOf(noun, 'fr')),
    isWayOfOthers ? '' : cookedAs(ofHeads),
  ]);
  return isBase ? spaced([head, beside, ...after]) : spaced([head, ...after, beside]);
}
