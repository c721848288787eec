import { isInShiftedChina, type Position } from '@chifan/domain/address';

/** In the west a seat may be this far from the next one; nothing at sea is ours because of it. */
const farthestSeatMetres = 600_000;
/** The islands are smaller, and their seats stand closer. */
const farthestIslandSeatMetres = 60_000;
const kinmen = '350527';

/**
 * Whether a position lies where our divisions are: nobody in Seoul, nor across the river from Dandong or Hekou, is told the
 * nearest Chinese district. Taiwan and Kinmen have divisions, and lie outside of what Chinese maps shift.
 */
export const isOurGround = (here: Position, seat: { readonly code: string; readonly metres: number }): boolean =>
  seat.code.startsWith('71') || seat.code === kinmen
    ? seat.metres <= farthestIslandSeatMetres
    : isInShiftedChina(here) && seat.metres <= farthestSeatMetres;
