import type { Database } from '../../platform/database/database.ts';
import { readText } from '../read-file.ts';
import { importBasemap } from './import-basemap.ts';
import { importOutlines } from './import-outlines.ts';
import { importRegions } from './import-regions.ts';
import type { PlaceProblem, PlacesResult } from './place-problem.ts';

export type PlaceFiles = { readonly regions: readonly string[]; readonly basemaps: readonly string[] };

/** @throws ImportFailure at the first unusable file. Files before it remain imported. */
export async function importPlaces(
  database: Database,
  { regions, basemaps }: PlaceFiles,
  report: (problem: PlaceProblem & { readonly file: string }) => void,
): Promise<(PlacesResult & { readonly file: string })[]> {
  const results: (PlacesResult & { readonly file: string })[] = [];
  const reportOf = (file: string) => (problem: PlaceProblem) => report({ file, ...problem });
  for (const file of regions) {
    const text = await readText(file);
    const reader = text.startsWith('{') ? importOutlines : importRegions;
    results.push({ file, ...(await reader(database, { file, text, report: reportOf(file) })) });
  }
  for (const file of basemaps) {
    const text = await readText(file);
    results.push({ file, ...(await importBasemap(database, { file, text, report: reportOf(file) })) });
  }
  return results;
}
