import { distanceMetres, type Position } from '@chifan/domain/address';
import {
  type KnownRegion,
  knownRegions,
  type NewRegion,
  nameRegion,
  upsertRegions,
} from '../../modules/address/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { countProblems, type PlaceProblem, type PlacesResult } from './place-problem.ts';
import { type RegionRow, readRegionTable } from './read-region-table.ts';

type Input = {
  readonly file: string;
  readonly text: string;
  readonly report: (problem: PlaceProblem) => void;
};

const batchSize = 5000;
/**
 * Codes in tables, with the code of the city that the import uses. Tables have several codes for each special region
 * and for Chongqing's counties, and the import treats each of them as one city.
 */
const otherCodes: Readonly<Record<string, string>> = {
  'city 810000': '810100',
  'city 820000': '820100',
  'city 500200': '500100',
};
/** Provinces with wide areas. The maximum distance of a district from its city is larger there than elsewhere. */
const wideProvinces = new Set(['15', '23', '54', '62', '63', '65']);
const wideMetres = 700_000;
const farMetres = 250_000;
/**
 * Maximum distance in metres between two positions of the same town. If the position in the table is farther from the
 * known position of a division, it is the position of another town and is ignored.
 */
const otherTownMetres = 40_000;

/**
 * Adds new administrative divisions. A known division gets the position in the table if the position is plausible, and
 * keeps its English name. Idempotent.
 */
export async function importRegions(database: Database, { file, text, report }: Input): Promise<PlacesResult> {
  const { rows, problems } = readRegionTable(file, text);
  const known = await knownRegions(database.read);
  const regions = regionsOf(rows, known, (problem) => problems.push(problem));
  const written = { added: 0, changed: 0 };
  await database.transact(async (tx) => {
    Object.assign(written, { added: 0, changed: 0 });
    for (let start = 0; start < regions.length; start += batchSize) {
      const batch = await upsertRegions(tx, regions.slice(start, start + batchSize));
      written.added += batch.added;
      written.changed += batch.changed;
    }
  });
  for (const problem of problems) report(problem);
  const left = problems.filter(({ lost }) => lost === 'row').length;
  const unchanged = regions.length - written.added - written.changed;
  return {
    rows: rows.length + problems.filter(({ why }) => why === 'row_unreadable').length,
    ...written,
    unchanged,
    left,
    problems: countProblems(problems),
  };
}

/** Divisions, parents before children. If the table has a division on two levels, the wider level is used. */
function regionsOf(rows: readonly RegionRow[], known: Map<string, KnownRegion>, tell: Tell): NewRegion[] {
  const regions = new Map<string, NewRegion>();
  for (const row of inOrder(rows)) {
    const code = otherCodes[`${row.level} ${row.code}`] ?? row.code;
    if (regions.has(code)) {
      tell({ row: row.row, id: row.code, value: `${row.level} ${row.nameZh}`, why: 'same_unit', lost: 'row' });
      continue;
    }
    const region = regionOf({ ...row, code }, known, tell);
    if (region === null) continue;
    regions.set(code, region);
    known.set(code, region);
  }
  return [...regions.values()];
}

const levelOrder = ['province', 'city', 'area', 'street'];
const inOrder = (rows: readonly RegionRow[]): RegionRow[] =>
  rows.toSorted((a, b) => levelOrder.indexOf(a.level) - levelOrder.indexOf(b.level) || a.row - b.row);

type Tell = (problem: PlaceProblem) => void;

function regionOf(row: RegionRow, known: ReadonlyMap<string, KnownRegion>, tell: Tell): NewRegion | null {
  const { code, level, nameZh } = row;
  const lose: Lose = (why, lost, value) => tell({ row: row.row, id: code, value, why, lost });
  const before = known.get(code);
  if (before !== undefined && before.level !== level) {
    lose('same_unit', 'row', `${level} ${nameZh}`);
    return null;
  }
  const parentCode = before === undefined ? row.parentCode : before.parentCode;
  if (level !== 'province' && !known.has(parentCode ?? '')) {
    lose('parent_unknown', 'row', `${nameZh} beneath ${parentCode}`);
    return null;
  }
  const seat = level === 'street' ? null : seatOf({ ...row, parentCode }, known, lose);
  const nameEn = before?.nameEn ?? row.nameEn;
  const bare = { code, level, parentCode, nameZh: before?.nameZh ?? nameZh, seat, source: 'import' };
  return nameRegion(bare, nameEn === null ? {} : { nameEn });
}

type Lose = (why: PlaceProblem['why'], lost: PlaceProblem['lost'], value: string) => void;

/** Position of a division's government: the position in the table if it is plausible, otherwise the known position. */
function seatOf(
  { code, seat, parentCode }: Pick<RegionRow, 'code' | 'seat' | 'parentCode'>,
  known: ReadonlyMap<string, KnownRegion>,
  lose: Lose,
): Position | null {
  const ours = positionOf(known.get(code));
  if (seat === null) {
    if (ours === null) lose('no_seat', 'field', '');
    return ours;
  }
  const above = positionOf(known.get(parentCode ?? ''));
  const reach = wideProvinces.has(code.slice(0, 2)) ? wideMetres : farMetres;
  const isFar =
    (ours !== null && distanceMetres(ours, seat) > otherTownMetres) ||
    (above !== null && code.slice(2) !== '0000' && !isProvince(parentCode) && distanceMetres(above, seat) > reach);
  if (isFar) lose('seat_far', 'field', `${seat.lat},${seat.lng}`);
  return isFar ? ours : seat;
}

const isProvince = (code: string | null): boolean => code?.endsWith('0000') === true;

const positionOf = (region: KnownRegion | undefined): Position | null =>
  region === undefined || region.lat === null || region.lng === null ? null : { lat: region.lat, lng: region.lng };
