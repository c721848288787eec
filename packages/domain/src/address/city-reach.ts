import { distanceMetres, type Position } from './position.ts';

/** Rule address-5: an address lies within this of its city's seat; our cities' outskirts end before it. */
export const maxAddressFromCityMetres = 60_000;

export const isWithinCityReach = (seat: Position, position: Position): boolean =>
  distanceMetres(seat, position) <= maxAddressFromCityMetres;
