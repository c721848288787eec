import { distanceMetres, type Position } from './position.ts';

/** Rule address-5: an address lies within this of its city's seat; our cities' outskirts end before it. */
export const maxAddressFromCityMetres = 60_000;

export const isWithinCityReach = (seat: Position, position: Position): boolean =>
  distanceMetres(seat, position) <= maxAddressFromCityMetres;

/**
 * Rule address-4: a new address further than this from the original asks for confirmation ({distance} metres). The
 * figure is ours: moving a pin to the right gate of a compound or campus stays below a kilometre, while another
 * district, or a street of the same name in another city, lies beyond it.
 */
export const farAddressMetres = 1_000;

export type FarMove = { readonly distanceMetres: number; readonly limitMetres: number };

/** What to ask the guest about when a place moves from its original; null when it stays near enough to need no question. */
export function farMove({ from, to }: { readonly from: Position; readonly to: Position }): FarMove | null {
  const metres = distanceMetres(from, to);
  return metres > farAddressMetres ? { distanceMetres: metres, limitMetres: farAddressMetres } : null;
}

/** Streets make a way on foot about a third longer than the straight line. */
const detour = 1.3;
/** 4.8 km an hour, with crossings. */
const metresPerMinute = 80;

/** About how long a guest walks there, in whole minutes and at least one; an estimate, for nobody knows the way itself. */
export const walkingMinutes = (straightMetres: number): number =>
  Math.max(1, Math.ceil((straightMetres * detour) / metresPerMinute));
