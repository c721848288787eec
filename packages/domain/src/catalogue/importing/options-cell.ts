import { type Fen, zeroFen } from '../../fen.ts';
import type { PartlyTranslated } from '../../language.ts';
import { failure, type Result, success } from '../../result.ts';
import type { Marks } from '../dish-marks.ts';
import { areOptionsValid } from '../menu-rules.ts';
import { normalizeCell, trimCell } from './cell-text.ts';
import { formatPrice, parsePrice } from './price-cell.ts';

/** A group of options as the menu stores it. */
export type SheetOptionGroup = {
  readonly key: string;
  readonly name: PartlyTranslated;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly SheetChoice[];
};
type SheetChoice = {
  readonly key: string;
  readonly name: PartlyTranslated;
  readonly price: Fen;
  readonly marks?: Marks | null;
  readonly isSoldOut?: boolean;
};

const chinese = (texts: PartlyTranslated): string => texts['zh-CN'] ?? '';

/**
 * Writes one group per line, such as "加料[0-2]：煎蛋+2|花生". If a group has no brackets, the guest must choose exactly one
 * of its options.
 */
export const formatOptions = (groups: readonly SheetOptionGroup[]): string =>
  groups
    .map(({ name, min, max, choices }) => {
      const counts = min === 1 && max === 1 ? '' : min === max ? `[${min}]` : `[${min}-${max}]`;
      return `${chinese(name)}${counts}：${choices.map(writeChoice).join('|')}`;
    })
    .join('\n');

const writeChoice = ({ name, price }: SheetChoice): string =>
  price === 0 ? chinese(name) : `${chinese(name)}+${formatPrice(price)}`;

type OptionsProblem = 'options_unreadable' | 'options_invalid';
type Read<Group> = Result<Group, OptionsProblem>;

/**
 * Reads prices, numbers of options and Chinese names. A group or option with an existing name preserves data that a
 * cell cannot contain: its key, other names, marks, and whether it is sold out.
 */
export function parseOptions(cell: string, standing: readonly SheetOptionGroup[]): Read<SheetOptionGroup[]> {
  const lines = cell
    .split(/[\n；;]/u)
    .map(trimCell)
    .filter((line) => line !== '');
  // Checked before the groups are read, because an excessive number would block the server.
  if (lines.length > groupsMost) return failure('options_invalid');
  const groups: SheetOptionGroup[] = [];
  for (const line of lines) {
    const group = readGroup(line, standing, groups);
    if (!group.ok) return group;
    groups.push(group.value);
  }
  return isInBounds(groups) && areOptionsValid(groups) ? success(groups) : failure('options_invalid');
}

/** Limits of option groups, equal to the limits in the dish editor. */
const groupsMost = 12;
const choicesMost = 30;
const isInBounds = (groups: readonly SheetOptionGroup[]): boolean =>
  groups.every(({ name, max, choices }) => max <= 20 && [name, ...choices.map((choice) => choice.name)].every(isShort));
const isShort = (name: PartlyTranslated): boolean => chinese(name).length <= 60;

const groupLine = /^(.+?)\s*(?:[[【(（]\s*选?\s*(\d{1,2})\s*(?:[-~～－至]\s*(\d{1,2}))?\s*[\]】)）])?\s*[:：](.+)$/u;

function readGroup(
  line: string,
  standing: readonly SheetOptionGroup[],
  before: readonly SheetOptionGroup[],
): Read<SheetOptionGroup> {
  const [, name = '', least = '1', most = least, rest = ''] = groupLine.exec(line) ?? [];
  if (name === '') return failure('options_unreadable');
  const known = standing.find((group) => chinese(group.name) === name);
  const parts = rest.split(rest.includes('|') ? '|' : /[|｜/]/u);
  if (parts.length > choicesMost) return failure('options_invalid');
  const choices: SheetChoice[] = [];
  for (const part of parts) {
    const choice = readChoice(part, known?.choices ?? [], choices);
    if (!choice.ok) return choice;
    choices.push(choice.value);
  }
  return success({
    key: known?.key ?? freeKey('group', [...standing, ...before]),
    name: known?.name ?? { 'zh-CN': name },
    min: Number(least),
    max: Number(most),
    choices,
  });
}

function readChoice(part: string, standing: readonly SheetChoice[], before: readonly SheetChoice[]): Read<SheetChoice> {
  const [, written = '', more] = /^(.*?)(?:\s*[(（]?[+＋]\s*(.*?)[)）]?)?$/u.exec(trimCell(part)) ?? [];
  const price = more === undefined ? success(zeroFen) : parsePrice(normalizeCell(more));
  const name = written.trim();
  if (name === '' || !price.ok) return failure('options_unreadable');
  const known = standing.find((choice) => chinese(choice.name) === name);
  const fresh = { key: freeKey('choice', [...standing, ...before]), name: { 'zh-CN': name }, marks: null };
  return success({ isSoldOut: false, ...(known ?? fresh), price: price.value });
}

/**
 * The first unused key of "choice-1", "choice-2" and so on. Keys are not random, so that preview and import give equal
 * keys.
 */
function freeKey(word: string, taken: readonly { readonly key: string }[]): string {
  const keys = new Set(taken.map(({ key }) => key));
  let at = 1;
  while (keys.has(`${word}-${at}`)) at += 1;
  return `${word}-${at}`;
}
