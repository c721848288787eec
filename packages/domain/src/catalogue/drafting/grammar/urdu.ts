import type { DishName } from '../read-dish-name.ts';
import { cellsOf, cutOf, formsOf, type Gender, genderOf, isAgreeing, listed, spaced } from './forms.ts';

const of: Readonly<Record<Gender, string>> = { m: 'کا', f: 'کی', n: 'کا', p: 'کے', q: 'کی' };

/** Descriptions come before their noun. */
export function inUrdu({ heads, others, isBase, way, isWayOfOthers, sauces, styles }: DishName): string {
  const headForms = heads.map((noun) => formsOf(noun, 'ur'));
  const cooked = way?.cells.ur ?? '';
  const named = listed(
    headForms.map((form) => form.named),
    'اور',
  );
  const joined = listed(
    others.map((noun) => formsOf(noun, 'ur').joined),
    'اور',
  );
  const before = [...cellsOf(styles, 'ur'), ...cellsOf(sauces, 'ur')];
  const ofHeads = cookedAs(cooked, genderOf(headForms));
  const headCuts = heads.map((noun) => cutOf(noun, 'ur'));
  if (others.length === 0) return spaced([...before, ...headCuts, ofHeads, named]);
  const otherCuts = others.map((noun) => cutOf(noun, 'ur'));
  if (!isBase) return spaced([...before, joined, 'کے ساتھ', ...headCuts, ofHeads, named]);
  const ofOthers = cookedAs(cooked, obliqueOf(genderOf(others.map((noun) => formsOf(noun, 'ur')))));
  const inside = [...otherCuts, isWayOfOthers ? ofOthers : '', joined, of[genderOf(headForms)]];
  return spaced([...before, ...inside, isWayOfOthers ? '' : ofHeads, named]);
}

const obliqueOf = (gender: Gender): Gender => (gender === 'f' || gender === 'q' ? gender : 'p');

/** تلا ہوا, تلی ہوئی, تلے ہوئے: a participle and its auxiliary. */
function cookedAs(cell: string, gender: Gender): string {
  if (!isAgreeing(cell)) return cell;
  if (gender === 'm' || gender === 'n') return `${cell.replace('~', 'ا')} ہوا`;
  if (gender === 'p') return `${cell.replace('~', 'ے')} ہوئے`;
  return `${cell.replace(/ی?~/u, 'ی')} ہوئی`;
}
