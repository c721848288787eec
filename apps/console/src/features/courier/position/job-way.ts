import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { type Position, parsePosition } from '@chifan/domain/address';

/**
 * Positions of the restaurant and of the guest's address. Null if unknown, or if the courier may not see the position
 * yet.
 */
export type DeliveryStops = { readonly shop: Position | null; readonly door: Position | null };

export const deliveryStops = ({ shopLatitude, shopLongitude, address }: StaffOrder): DeliveryStops => ({
  shop: parsePosition(shopLatitude ?? '', shopLongitude ?? '') ?? null,
  door: parsePosition(address?.latitude ?? '', address?.longitude ?? '') ?? null,
});

export const isCollected = ({ state }: Pick<StaffOrder, 'state'>): boolean => state === 'to_be_delivered';

const runs: readonly StaffOrder['state'][] = ['delivering', 'to_be_picked_up', 'to_be_delivered'];

/** True for a job of this courier with a known position, until the hand-over (rule courier-26). */
export const hasMap = (job: StaffOrder): boolean => {
  const { shop, door } = deliveryStops(job);
  return job.isMine && runs.includes(job.state) && (shop !== null || door !== null);
};

/** The positions that the courier still has to visit. Excludes the restaurant once the food is collected. */
export const remainingStops = (
  { shop, door }: DeliveryStops,
  own: Position | null,
  job: Pick<StaffOrder, 'state'>,
): Position[] => [own, isCollected(job) ? null : shop, door].filter((at) => at !== null);
