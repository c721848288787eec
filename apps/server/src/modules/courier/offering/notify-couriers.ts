import type { Audience } from '../../../platform/live/live.ts';
import type { Platform } from '../../../platform/module.ts';
import type { OrderRow } from '../../ordering/index.ts';

/** Notifies the couriers with an offer, or all couriers if the job is open, and the platform. */
export function notifyCouriers(
  { live }: Pick<Platform, 'live'>,
  couriers: readonly number[] | 'all',
  { id, version }: Pick<OrderRow, 'id' | 'version'>,
): void {
  const audiences: Audience[] =
    couriers === 'all' ? ['couriers', 'platform'] : [...couriers.map((each) => `courier:${each}` as const), 'platform'];
  live.tell(audiences, { topic: `order:${id}`, version });
  live.tell(audiences, { topic: 'orders', version });
}
