import type { Position } from '@chifan/domain/address';

/** In the west a county's seat may be this far away. */
const farthestSeatMetres = 60_000;

/** Whether a position lies where our divisions are: nobody near Seoul or Hanoi is told the nearest Chinese district. */
export const isOurGround = (_here: Position, seat: { readonly metres: number }): boolean =>
  seat.metres <= farthestSeatMetres;
