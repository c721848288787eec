import { shopsOfStaff } from './modules/catalogue/index.ts';
import type { Executor } from './platform/database/database.ts';
import type { AuthenticatedCaller } from './platform/http/caller.ts';
import type { Audience } from './platform/live/live.ts';

export async function audiencesOf(executor: Executor, caller: AuthenticatedCaller): Promise<Audience[]> {
  switch (caller.role) {
    case 'member':
      return [`member:${caller.id}`];
    case 'merchant':
      return (await shopsOfStaff(executor, caller.id)).map((shop) => `shop:${shop.id}` as const);
    case 'courier':
      return ['couriers', `courier:${caller.id}`];
    case 'platform':
      return ['platform'];
    case 'printer':
      return [`shop:${caller.shopId}`];
  }
}
