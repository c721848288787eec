import { distanceMetres, type Position } from '@chifan/domain/address';
import type { DeliveryRule } from '@chifan/domain/ordering';
import { deliversTo, takesOrdersAt, type Viewer } from '../catalogue/index.ts';

/** A guest who searches. For a delivery, shops that deliver to the guest come first (rule search-15). */
export type Searcher = Viewer & { readonly isDelivery: boolean };

type Shop = Position & DeliveryRule & Parameters<ReturnType<typeof takesOrdersAt>>[0];

export type Reach = {
  readonly metres: number;
  readonly isOpen: boolean;
  /** False only for a delivery to an address outside the shop's delivery range. */
  readonly isInRange: boolean;
};

/** The search ranks a closed or paused shop as if the shop were this much farther away. */
const restingMetres = 3_000;

export function reachFrom(searcher: Searcher): (shop: Shop) => Reach {
  const takesOrders = takesOrdersAt(searcher);
  return (shop) => ({
    metres: distanceMetres(searcher.here, shop),
    isOpen: takesOrders(shop),
    isInRange: !searcher.isDelivery || deliversTo(shop, searcher.here),
  });
}

/**
 * Sorts shops that deliver to the guest first, and then by distance. A closed shop counts as `restingMetres` farther
 * away.
 */
export const byReach = (a: Reach, b: Reach): number => byRange(a, b) || effort(a) - effort(b);

export const byRange = (a: Reach, b: Reach): number => Number(b.isInRange) - Number(a.isInRange);

const effort = ({ metres, isOpen }: Reach): number => metres + (isOpen ? 0 : restingMetres);
