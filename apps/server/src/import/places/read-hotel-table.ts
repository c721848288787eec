import { parse } from 'csv-parse/sync';
import { ImportFailure } from '../import-failure.ts';
import type { FileFeature } from './read-features.ts';

/**
 * Reads a table of hotels as map features. The columns have the names of OpenStreetMap's tags: name, name:zh, name:en
 * and other languages, addr:street and addr:housenumber. The columns lat and lng are in WGS-84 degrees.
 * @throws ImportFailure
 */
export function readHotelTable(file: string, text: string): FileFeature[] {
  const records = recordsOf(file, text);
  return records.map((record, index) => {
    const tags = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
    const coordinates = [Number(record['lng'] || Number.NaN), Number(record['lat'] || Number.NaN)];
    return {
      row: index + 1,
      id: record['id'] ?? '',
      tags: { tourism: 'hotel', ...tags, name: tags['name'] ?? tags['name:zh'] ?? tags['name:en'] ?? '' },
      geometry: { type: 'Point', coordinates },
    };
  });
}

function recordsOf(file: string, text: string): Record<string, string>[] {
  let records: Record<string, string>[];
  try {
    records = parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true, relax_column_count: true });
  } catch (error) {
    throw new ImportFailure(`${file} is not CSV: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const [first = {}] = records;
  const hasName = ['name', 'name:zh', 'name:en'].some((column) => column in first);
  if (!('lat' in first && 'lng' in first && hasName))
    throw new ImportFailure(`${file} is neither a map nor a table of hotels (name, name:zh or name:en, lat, lng).`);
  return records;
}
