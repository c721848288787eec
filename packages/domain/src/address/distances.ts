import { distanceMetres, type Position } from './position.ts';

/**
 * Rule address-5: maximum distance of an address from the seat of its city's government. The outskirts of the supported
 * cities are closer.
 */
export const maxAddressFromCityMetres = 60_000;

export const isWithinCityReach = (seat: Position, position: Position): boolean =>
  distanceMetres(seat, position) <= maxAddressFromCityMetres;

/**
 * A moved address needs confirmation if the move is longer than this distance in metres (rule address-4). The value is
 * our own choice. A pin moved to another gate of one compound or campus stays below a kilometre. Another district, or a
 * street of the same name in another city, is farther.
 */
export const farAddressMetres = 1_000;

/** Rule address-33: up to this distance, a moved pin corrects the position of the same building. */
export const pinCorrectionMetres = 300;

export type FarMove = { readonly distanceMetres: number; readonly limitMetres: number };

/** The distance that the guest must confirm when an address is moved. Null if no confirmation is needed. */
export function farMove({ from, to }: { readonly from: Position; readonly to: Position }): FarMove | null {
  const metres = distanceMetres(from, to);
  return metres > farAddressMetres ? { distanceMetres: metres, limitMetres: farAddressMetres } : null;
}

/** Assumes that a walking route is about a third longer than the straight line. */
const detour = 1.3;
/** Walking speed: 4.8 km/h, including crossings. */
const metresPerMinute = 80;

/** Estimated walking time in whole minutes, at least one. */
export const walkingMinutes = (straightMetres: number): number =>
  Math.max(1, Math.ceil((straightMetres * detour) / metresPerMinute));
