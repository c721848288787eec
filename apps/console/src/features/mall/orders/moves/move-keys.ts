import { isParcelFollowed } from '@chifan/domain/mall';
import type { StaffMallOrder } from '../orders.query.ts';

/** What may be done with an order here: what the server allows, and what a parcel on its way needs. */
export type MoveKey = (typeof eventKeys)[number] | 'step' | 'correct';

const eventKeys = ['ship', 'refuse'] as const;

export function moveKeysOf({
  allowedEvents,
  shipment,
  state,
}: Pick<StaffMallOrder, 'allowedEvents' | 'shipment' | 'state'>): readonly MoveKey[] {
  const allowed = eventKeys.filter((key) => allowedEvents.includes(key));
  return shipment !== null && isParcelFollowed(state) ? [...allowed, 'step', 'correct'] : allowed;
}
