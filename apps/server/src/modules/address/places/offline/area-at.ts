import { distanceMetres, isInShiftedChina, type Position } from '@chifan/domain/address';
import type { Executor } from '../../../../platform/database/database.ts';
import { isWithin } from '../geometry/measure.ts';
import { outlinesAround, type Region, regionsWithParents, type SeatNear, seatsNear } from './region.store.ts';

export type Area = {
  readonly province: Region | null;
  readonly city: Region | null;
  readonly district: Region | null;
};

/** A city's government stands in one of its districts, and no farther than this from that district's own. */
const sameTownMetres = 15_000;

/** The district whose outline holds it, else the nearest seat's; null abroad and where no seat is near. */
export async function areasAt(executor: Executor, positions: readonly Position[]): Promise<(Area | null)[]> {
  const [seats, outlines] = await Promise.all([seatsNear(executor, positions), outlinesAround(executor, positions)]);
  const codes = positions.map((here, index) => {
    const nearest = nearestSeat(
      here,
      seats.filter((seat) => seat.index === index),
    );
    if (nearest === undefined || !isOurGround(here, nearest)) return null;
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

/** The nearest seat; where it is the city's own, that of the district beside it, because it says more. */
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

/** In the west a seat may be this far from the next one; nothing at sea is ours because of it. */
const farthestSeatMetres = 600_000;
/** The islands are smaller, and their seats stand closer. */
const farthestIslandSeatMetres = 60_000;
const kinmen = '350527';

/**
 * Whether a position lies where our divisions are: nobody in Seoul, nor across the river from Dandong or Hekou, is told the
 * nearest Chinese district. Taiwan and Kinmen have divisions, and lie outside of what Chinese maps shift.
 */
const isOurGround = (here: Position, seat: { readonly code: string; readonly metres: number }): boolean =>
  seat.code.startsWith('71') || seat.code === kinmen
    ? seat.metres <= farthestIslandSeatMetres
    : isInShiftedChina(here) && seat.metres <= farthestSeatMetres;
