import type { RegionLevel } from '@chifan/contract/address/place-views';
import { parse } from 'csv-parse/sync';
import { ImportFailure } from '../import-failure.ts';
import type { PlaceProblem } from './place-problem.ts';

export type RegionRow = {
  readonly row: number;
  readonly code: string;
  readonly level: RegionLevel;
  readonly parentCode: string | null;
  readonly nameZh: string;
  readonly nameEn: string | null;
  readonly seat: { readonly lat: number; readonly lng: number } | null;
};

type Columns = Readonly<Record<string, string>>;

const levels: Readonly<Record<string, RegionLevel>> = {
  province: 'province',
  city: 'city',
  district: 'area',
  area: 'area',
  street: 'street',
};
/**
 * Values of `coord_source` whose positions are ignored, because a parent's position or a mean of the children would
 * misplace a division.
 */
const borrowedSeats = new Set(['parent', 'mean of children']);

/**
 * At most this many divisions may share a position, because two adjacent divisions may have their governments in one
 * building.
 */
const maxSharing = 2;

/**
 * Reads a table of divisions (columns adcode, level, parent_adcode, name_zh, name_en, lat, lng) or of streets (code,
 * district_adcode, name_zh).
 * @throws ImportFailure if the table has neither set of columns
 */
export function readRegionTable(file: string, text: string): { rows: RegionRow[]; problems: PlaceProblem[] } {
  const records = recordsOf(file, text);
  const problems: PlaceProblem[] = [];
  const rows = records.flatMap((record, index) => {
    const row = index + 1;
    const read = 'adcode' in record ? readDivision(row, record) : readStreet(row, record);
    if (read === null)
      problems.push({
        row,
        id: record['adcode'] ?? record['code'] ?? '',
        value: JSON.stringify(record),
        why: 'row_unreadable',
        lost: 'row',
      });
    return read ?? [];
  });
  return { rows: withoutSharedSeats(rows), problems };
}

/**
 * Removes positions that many divisions share. A shared position is the position of their city and does not locate any
 * of the divisions.
 */
function withoutSharedSeats(rows: readonly RegionRow[]): RegionRow[] {
  const counts = new Map<string, number>();
  const keyOf = ({ level, seat }: RegionRow) => (seat === null ? '' : `${level} ${seat.lat} ${seat.lng}`);
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return rows.map((row) => ((counts.get(keyOf(row)) ?? 0) > maxSharing ? { ...row, seat: null } : row));
}

function recordsOf(file: string, text: string): Columns[] {
  let records: Columns[];
  try {
    records = parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true, relax_column_count: true });
  } catch (error) {
    throw new ImportFailure(`${file} is not CSV: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const [first = {}] = records;
  const has = (...columns: string[]) => columns.every((column) => column in first);
  if (!has('adcode', 'level', 'parent_adcode', 'name_zh') && !has('code', 'district_adcode', 'name_zh'))
    throw new ImportFailure(
      `${file} is neither a table of divisions (adcode, level, parent_adcode, name_zh) nor a table of streets (code, district_adcode, name_zh).`,
    );
  return records;
}

function readDivision(row: number, record: Columns): RegionRow | null {
  const { adcode = '', parent_adcode: parentCode = '', name_zh: nameZh = '', name_en: nameEn = '' } = record;
  const level = levels[record['level'] ?? ''];
  if (!/^\d{6}$/.test(adcode) || level === undefined || nameZh === '') return null;
  return {
    row,
    code: adcode,
    level,
    parentCode: parentCode === '' ? null : parentCode,
    nameZh,
    // All names use the ASCII apostrophe: "Xi'an".
    nameEn: nameEn === '' ? null : nameEn.replaceAll('’', "'"),
    seat: borrowedSeats.has(record['coord_source'] ?? '') ? null : seatOf(record),
  };
}

function seatOf({ lat = '', lng = '' }: Columns): RegionRow['seat'] {
  const seat = { lat: Number(lat), lng: Number(lng) };
  const isThere = lat !== '' && lng !== '' && Math.abs(seat.lat) <= 85 && Math.abs(seat.lng) <= 180;
  return isThere ? seat : null;
}

function readStreet(
  row: number,
  { code = '', district_adcode: parentCode = '', name_zh: nameZh = '' }: Columns,
): RegionRow | null {
  if (!/^\d{9}$/.test(code) || !/^\d{6}$/.test(parentCode) || nameZh === '') return null;
  return { row, code, level: 'street', parentCode, nameZh, nameEn: null, seat: null };
}
