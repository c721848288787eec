import { distanceMetres, isInGcj02Region, type Position } from '@chifan/domain/address';
import type { Executor } from '../../../../platform/database/database.ts';
import { isWithin } from '../geometry/measure.ts';
import { outlinesAround, type Region, regionsWithParents, type SeatNear, seatsNear } from './region.store.ts';

export type Area = {
  readonly province: Region | null;
  readonly city: Region | null;
  readonly district: Region | null;
};

/** Maximum distance between the government seat of a city and that of the district around it. */
const sameTownMetres = 15_000;

/**
 * Returns for each position the district whose outline contains the position, otherwise the district with the nearest
 * government seat. Returns null for a position abroad, or too far from every seat.
 */
export async function areasAt(executor: Executor, positions: readonly Position[]): Promise<(Area | null)[]> {
  const [seats, outlines] = await Promise.all([seatsNear(executor, positions), outlinesAround(executor, positions)]);
  const codes = positions.map((here, index) => {
    const nearest = nearestSeat(
      here,
      seats.filter((seat) => seat.index === index),
    );
    if (nearest === undefined || !isInKnownDivision(here, nearest)) return null;
    return outlines.find(({ geometry }) => isWithin(geometry, here))?.code ?? nearest.code;
  });
  const regions = await regionsWithParents(
    executor,
    codes.filter((code) => code !== null),
  );
  const byCode = new Map(regions.map((region) => [region.code, region]));
  return codes.map((code) => (code === null ? null : areaOf(code, byCode)));
}

export async function areaAt(executor: Executor, here: Position): Promise<Area | null> {
  const [area = null] = await areasAt(executor, [here]);
  return area;
}

type NearestSeat = SeatNear & { readonly metres: number };

/**
 * Returns the nearest government seat. If this is the seat of a city, returns the seat of the district around it,
 * because the district is more specific.
 */
function nearestSeat(here: Position, seats: readonly SeatNear[]): NearestSeat | undefined {
  const [nearest, ...others] = seats
    .map((seat) => ({ ...seat, metres: distanceMetres(here, seat) }))
    .toSorted((a, b) => a.metres - b.metres);
  if (nearest?.level !== 'city') return nearest;
  return (
    others.find((seat) => seat.parentCode === nearest.code && distanceMetres(seat, nearest) <= sameTownMetres) ??
    nearest
  );
}

function areaOf(code: string, byCode: ReadonlyMap<string, Region>): Area {
  const chain: Region[] = [];
  for (let region = byCode.get(code); region !== undefined; region = byCode.get(region.parentCode ?? '')) {
    chain.push(region);
  }
  const at = (level: Region['level']) => chain.find((region) => region.level === level) ?? null;
  return { province: at('province'), city: at('city'), district: at('area') };
}

/**
 * Maximum distance to the nearest government seat. The value is large because seats in western China are far apart.
 * `isInGcj02Region` excludes positions at sea.
 */
const farthestSeatMetres = 600_000;
/** The maximum distance on Taiwan and Kinmen, where government seats are closer to each other. */
const farthestIslandSeatMetres = 60_000;
const kinmen = '350527';

/**
 * Whether a position is in one of our administrative divisions. Positions in Seoul, or across the river from Dandong or
 * Hekou, must not get the nearest Chinese district. Taiwan and Kinmen have divisions, but Chinese maps do not use
 * GCJ-02 there.
 */
const isInKnownDivision = (here: Position, seat: { readonly code: string; readonly metres: number }): boolean =>
  seat.code.startsWith('71') || seat.code === kinmen
    ? seat.metres <= farthestIslandSeatMetres
    : isInGcj02Region(here) && seat.metres <= farthestSeatMetres;
