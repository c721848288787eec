import type { Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { openDraw } from '../drawing/open-draw.ts';
import { recountOrder } from './recount-order.ts';

/** An order is completed: it counts, and where something of its price was kept the guest may draw for it. */
export const hearEarned =
  (platform: Platform): Listener<'order.earned'> =>
  async (tx, news, after) => {
    const counted = await recountOrder(platform, tx, news, after);
    if (counted && counted.kept > 0) await openDraw(tx, counted);
  };

/** Something came back: the order counts for less. */
export const hearRefunded =
  (platform: Platform): Listener<'order.refunded'> =>
  async (tx, news, after) => {
    await recountOrder(platform, tx, news, after);
  };
