import type { Audience } from '../../../platform/live/live.ts';
import type { Platform } from '../../../platform/module.ts';
import type { OrderRow } from '../../ordering/index.ts';

/** Those who are asked, or all where the job is open to everybody; and the platform, which looks on. */
export function tellCouriers(
  { live }: Pick<Platform, 'live'>,
  couriers: readonly number[] | 'all',
  { id, version }: Pick<OrderRow, 'id' | 'version'>,
): void {
  const audiences: Audience[] =
    couriers === 'all' ? ['couriers', 'platform'] : [...couriers.map((each) => `courier:${each}` as const), 'platform'];
  live.tell(audiences, { topic: `order:${id}`, version });
  live.tell(audiences, { topic: 'orders', version });
}
