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

const endings: Readonly<Record<Gender, string>> = { m: '', f: 'e', n: '', p: 's', q: 'es' };

/** Builds a French name. The form of a noun after "with" includes the article: `au porc`, `aux œufs`. */
export function inFrench({ heads, others, isBase, way, isWayOfOthers, sauces, styles }: DishName): string {
  const named = heads.map((noun) => formsOf(noun, 'fr'));
  const joined = others.map((noun) => formsOf(noun, 'fr'));
  const cooked = way?.cells.fr ?? '';
  const cookedAs = (gender: Gender) => (isInflected(cooked) ? inflect(cooked, endings[gender]) : cooked);
  const ofHeads = heads.length > 1 ? 'p' : genderOf(named);
  const beside = joinWords([
    joinList(
      joined.map((form) => form.joined),
      'et',
    ),
    ...others.map((noun) => cutCell(noun, 'fr')),
    isWayOfOthers ? cookedAs(genderOf(joined)) : '',
  ]);
  const after = [...cellsOf(sauces, 'fr'), ...cellsOf(styles, 'fr')];
  const head = joinWords([
    joinList(
      named.map((form) => form.named),
      'et',
    ),
    ...heads.map((noun) => cutCell(noun, 'fr')),
    isWayOfOthers ? '' : cookedAs(ofHeads),
  ]);
  return isBase ? joinWords([head, beside, ...after]) : joinWords([head, ...after, beside]);
}
