import { distanceMetres, type Position } from './position.ts';

/** Rule address-5: maximum distance of an address from its city's seat. The outskirts of our cities are closer. */
export const maxAddressFromCityMetres = 60_000;

export const isWithinCityReach = (seat: Position, position: Position): boolean =>
  distanceMetres(seat, position) <= maxAddressFromCityMetres;

/**
 * Rule address-4: a new address farther than this from the original needs confirmation. Our own figure: moving a pin to
 * another gate of a compound or campus stays below a kilometre. Another district, or a street of the same name in
 * another city, is farther.
 */
export const farAddressMetres = 1_000;

export type FarMove = { readonly distanceMetres: number; readonly limitMetres: number };

/** The distance that needs confirmation when a place moves. Null if it is near enough. */
export function farMove({ from, to }: { readonly from: Position; readonly to: Position }): FarMove | null {
  const metres = distanceMetres(from, to);
  return metres > farAddressMetres ? { distanceMetres: metres, limitMetres: farAddressMetres } : null;
}

/** Walking routes are about a third longer than the straight line. */
const detour = 1.3;
/** 4.8 km/h, including crossings. */
const metresPerMinute = 80;

/** An estimate in whole minutes, at least one. */
export const walkingMinutes = (straightMetres: number): number =>
  Math.max(1, Math.ceil((straightMetres * detour) / metresPerMinute));
