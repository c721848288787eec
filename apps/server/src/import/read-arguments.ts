import { parseArgs } from 'node:util';
import { ImportFailure } from './import-failure.ts';
import type { PlaceFiles } from './places/import-places.ts';

export type ImportArguments = {
  readonly files: readonly string[];
  readonly places: PlaceFiles;
  readonly sampleMenus: boolean;
  /** Maximum number of rows to import, over all files. */
  readonly limit: number;
  /**
   * Login of the merchant who works at all imported shops. The password of a new account is typed, never an argument.
   */
  readonly merchant: string | null;
};

export const usage =
  'npm run import -- FILE [FILE…] [--sample-menus] [--limit N] [--merchant LOGIN] [--regions FILE]… [--basemap FILE]…\nFILE is GeoJSON with OpenStreetMap tags, or CSV with the columns name, lat and lng. --regions takes divisions or streets as CSV and outlines of districts as GeoJSON. --basemap takes GeoJSON with OpenStreetMap tags, or hotels as CSV with the columns name:zh, name:en (or another language), addr:street, addr:housenumber, lat and lng. The command prompts for the password of a new merchant or reads it from standard input.';

/** @throws ImportFailure with the reason and the usage of the command. */
export function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args);
  const places = {
    regions: [...(values.regions ?? []), ...(values.streets ?? [])],
    basemaps: values.basemap ?? [],
  };
  const isNothing = positionals.length + places.regions.length + places.basemaps.length === 0;
  if (isNothing) throw new ImportFailure(`No file to import. ${usage}`);
  return {
    files: positionals,
    places,
    sampleMenus: values['sample-menus'] === true,
    limit: limitOf(values.limit),
    merchant: merchantOf(values.merchant),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'sample-menus': { type: 'boolean' },
        limit: { type: 'string' },
        merchant: { type: 'string' },
        regions: { type: 'string', multiple: true },
        streets: { type: 'string', multiple: true },
        basemap: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new ImportFailure(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw new ImportFailure(`--limit must be a number of rows, not ${text}.`);
  return limit;
}

function merchantOf(text: string | undefined): ImportArguments['merchant'] {
  if (text === undefined) return null;
  const login = text.trim().toLowerCase();
  if (!/^[^\s:]{1,120}$/.test(login))
    throw new ImportFailure(
      '--merchant must be a LOGIN. The command prompts for its password or reads it from standard input.',
    );
  return login;
}
