import type { DishName } from '../read-dish-name.ts';
import { cellsOf, cutCell, formsOf, type Gender, genderOf, isInflected, joinList, joinWords } from './forms.ts';

const of: Readonly<Record<Gender, string>> = { m: 'کا', f: 'کی', n: 'کا', p: 'کے', q: 'کی' };

/** Builds an Urdu name. Descriptions come before their noun. */
export function inUrdu({ heads, others, isBase, way, isWayOfOthers, sauces, styles }: DishName): string {
  const headForms = heads.map((noun) => formsOf(noun, 'ur'));
  const cooked = way?.cells.ur ?? '';
  const named = joinList(
    headForms.map((form) => form.named),
    'اور',
  );
  const joined = joinList(
    others.map((noun) => formsOf(noun, 'ur').joined),
    'اور',
  );
  const before = [...cellsOf(styles, 'ur'), ...cellsOf(sauces, 'ur')];
  const ofHeads = cookedAs(cooked, genderOf(headForms));
  const headCuts = heads.map((noun) => cutCell(noun, 'ur'));
  if (others.length === 0) return joinWords([...before, ...headCuts, ofHeads, named]);
  const otherCuts = others.map((noun) => cutCell(noun, 'ur'));
  if (!isBase) return joinWords([...before, joined, 'کے ساتھ', ...headCuts, ofHeads, named]);
  const ofOthers = cookedAs(cooked, obliqueOf(genderOf(others.map((noun) => formsOf(noun, 'ur')))));
  const inside = [...otherCuts, isWayOfOthers ? ofOthers : '', joined, of[genderOf(headForms)]];
  return joinWords([...before, ...inside, isWayOfOthers ? '' : ofHeads, named]);
}

const obliqueOf = (gender: Gender): Gender => (gender === 'f' || gender === 'q' ? gender : 'p');

/** Inflects a participle together with its auxiliary verb: تلا ہوا, تلی ہوئی, تلے ہوئے. */
function cookedAs(cell: string, gender: Gender): string {
  if (!isInflected(cell)) return cell;
  if (gender === 'm' || gender === 'n') return `${cell.replace('~', 'ا')} ہوا`;
  if (gender === 'p') return `${cell.replace('~', 'ے')} ہوئے`;
  return `${cell.replace(/ی?~/u, 'ی')} ہوئی`;
}
