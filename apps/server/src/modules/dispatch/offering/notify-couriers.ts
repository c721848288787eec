import type { Audience } from '../../../platform/live/live.ts';
import type { Platform } from '../../../platform/module.ts';
import type { OrderRow } from '../../ordering/index.ts';

/**
 * Sends a live event to the platform's screens and to the couriers with an offer, or to all couriers if the delivery is
 * open to all.
 */
export function notifyCouriers(
  { live }: Pick<Platform, 'live'>,
  couriers: readonly number[] | 'all',
  { id, version }: Pick<OrderRow, 'id' | 'version'>,
): void {
  const audiences: Audience[] =
    couriers === 'all' ? ['couriers', 'platform'] : [...couriers.map((each) => `courier:${each}` as const), 'platform'];
  live.publish(audiences, { topic: `order:${id}`, version });
  live.publish(audiences, { topic: 'orders', version });
}
