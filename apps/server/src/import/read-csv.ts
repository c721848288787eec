import { createHash } from 'node:crypto';
import { type CsvError, parse } from 'csv-parse/sync';
import { ImportFailure } from './import-failure.ts';
import type { Listing, Problem, ReadRows } from './listing.ts';

type Row = Readonly<Record<string, string>>;

const neededColumns = ['name', 'lat', 'lng'];

/** OpenStreetMap's tag for each column of a table. Other columns are ignored. */
const tagOfColumn: Readonly<Record<string, string>> = {
  name: 'name',
  name_en: 'name:en',
  amenity: 'amenity',
  cuisine: 'cuisine',
  phone: 'phone',
  website: 'website',
  opening_hours: 'opening_hours',
  address_zh: 'addr:full',
  address_en: 'addr:full:en',
  region: 'region',
  district_zh: 'district',
  district_en: 'district:en',
};

export function readCsv(file: string, text: string): ReadRows {
  const problems: Problem[] = [];
  const rows = parseRows(file, text, (problem) => problems.push(problem));
  return { listings: rows.map(({ row, record }) => listingOf(row, record)), problems };
}

function parseRows(file: string, text: string, report: (problem: Problem) => void): { row: number; record: Row }[] {
  let row = 0;
  const found: { row: number; record: Row }[] = [];
  try {
    parse(text, {
      bom: true,
      columns: (heading: string[]) => checkedHeading(file, heading.map(columnNamed)),
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
      on_skip: (error: CsvError | undefined) => {
        row += 1;
        const value = JSON.stringify(error?.['record'] ?? []).slice(0, 200);
        report({ row, id: '', field: 'row', value, why: 'row_unreadable', lost: 'row' });
      },
      on_record: (record: Row) => {
        row += 1;
        found.push({ row, record });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof ImportFailure) throw error;
    throw new ImportFailure(
      `${file} is neither GeoJSON nor CSV: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  return found;
}

const otherHeadings: Readonly<Record<string, string>> = {
  lon: 'lng',
  long: 'lng',
  longitude: 'lng',
  x: 'lng',
  经度: 'lng',
  latitude: 'lat',
  y: 'lat',
  纬度: 'lat',
  title: 'name',
  名称: 'name',
  店名: 'name',
  餐厅名称: 'name',
  hours: 'opening_hours',
  营业时间: 'opening_hours',
  电话: 'phone',
  地址: 'address_zh',
};

function columnNamed(heading: string): string {
  const plain = heading.normalize('NFKC').trim().toLowerCase();
  return otherHeadings[plain] ?? plain;
}

function checkedHeading(file: string, heading: string[]): string[] {
  const missing = neededColumns.filter((column) => !heading.includes(column));
  if (missing.length > 0)
    throw new ImportFailure(`${file} is neither GeoJSON nor a table of restaurants: no column ${missing.join(', ')}.`);
  return heading;
}

function listingOf(row: number, record: Row): Listing {
  const tags = Object.entries(tagOfColumn).flatMap(([column, tag]) => (record[column] ? [[tag, record[column]]] : []));
  return {
    row,
    sourceId: sourceIdOf(record),
    source: record['source'] || (record['licence_no'] ? 'fehd' : 'csv'),
    latitude: record['lat'] ?? '',
    longitude: record['lng'] ?? '',
    // A row without `amenity` counts as a restaurant, because the table lists only restaurants. A licence for light
    // refreshments usually means a cafe.
    tags: {
      amenity: record['licence_type'] === 'Light Refreshment' ? 'cafe' : 'restaurant',
      ...Object.fromEntries(tags),
    },
  };
}

/**
 * Id of a restaurant. "osm_123" is node 123 of OpenStreetMap, and "fehd_2211" a licence. A row without an id is
 * identified by name and position.
 */
function sourceIdOf(record: Row): string {
  const [, origin, number] = /^(osm|fehd)x?_(\d+)$/.exec(record['id'] ?? '') ?? [];
  if (origin === 'osm') return `osm:node/${number}`;
  if (origin === 'fehd') return `fehd:${number}`;
  if (record['licence_no']) return `fehd:${record['licence_no']}`;
  if (record['id']) return `csv:${record['id']}`;
  return `csv:${hashOf([record['name'], record['lat'], record['lng']])}`;
}

export const hashOf = (parts: readonly (string | undefined)[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 20);
