import { setTimeout as sleep } from 'node:timers/promises';
import { here } from '../../apps/server/src/testing/index.ts';
import type { Caller } from '../faults/persist.ts';
import type { ServerProcess } from '../journeys/server-process.ts';
import { type Listener, listenAt } from './listener.ts';

export type ProbedShop = { readonly shopId: number; readonly dishId: number; readonly token: string };

/** Delays with which one menu change reached all nodes, measured from the response to the merchant's API call. */
export type Probed = {
  readonly at: number;
  /** Milliseconds until the slowest node sent the live event. Null if the event did not come in time. */
  readonly liveMs: number | null;
  /** Milliseconds until the last request that still returned the old menu. 0 if no request did. */
  readonly menuMs: number;
};

export type Probe = {
  readonly probed: readonly Probed[];
  /** Makes one menu change and measures its delay on every node. */
  once(): Promise<Probed>;
  close(): void;
};

const patienceMs = 4_000;
const askEveryMs = 50;

/**
 * Measures how fast menu changes reach the nodes. The probe calls the API through nginx to take a dish off the menu or
 * to put it back, and reads the menu from each node directly.
 */
export function openProbe(nodes: readonly ServerProcess[], shop: ProbedShop, call: Caller): Probe {
  const listeners = nodes.map(({ url }) => listenAt(url, shop.token));
  const probed: Probed[] = [];
  let isAvailable = true;
  return {
    probed,
    once: async () => {
      isAvailable = !isAvailable;
      const since = performance.now();
      await call('setDishAvailability', { dishId: shop.dishId, isAvailable, stock: null }, shop.token);
      const answeredAt = performance.now();
      const [live, menus] = await Promise.all([
        Promise.all(listeners.map((listener) => untilTold(listener, `shop:${shop.shopId}`, { since, answeredAt }))),
        Promise.all(nodes.map((node) => lastOldMenu(node, shop, { isAvailable, answeredAt }))),
      ]);
      const heard = live.filter((ms) => ms !== null);
      const one = {
        at: since,
        liveMs: heard.length < live.length ? null : Math.max(...heard),
        menuMs: Math.max(...menus),
      };
      probed.push(one);
      return one;
    },
    close: () => listeners.forEach((listener) => listener.close()),
  };
}

async function untilTold(
  listener: Listener,
  topic: string,
  { since, answeredAt }: { since: number; answeredAt: number },
): Promise<number | null> {
  while (performance.now() < answeredAt + patienceMs) {
    const at = listener.toldAfter(topic, since);
    if (at !== undefined) return Math.max(0, at - answeredAt);
    await sleep(10);
  }
  return null;
}

/**
 * Milliseconds from the response to the merchant until the last request that returned the old menu. A request without a
 * response does not count.
 */
async function lastOldMenu(
  node: ServerProcess,
  { shopId, dishId }: ProbedShop,
  { isAvailable, answeredAt }: { isAvailable: boolean; answeredAt: number },
): Promise<number> {
  let oldAt = answeredAt;
  while (performance.now() < answeredAt + patienceMs) {
    const askedAt = performance.now();
    const menu = await node.call('shopMenu', { shopId, ...here }).catch(() => undefined);
    const dish = menu?.success
      ? menu.data.categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === dishId)
      : undefined;
    if (dish?.isSoldOut === !isAvailable) break;
    if (dish) oldAt = askedAt;
    await sleep(askEveryMs);
  }
  return oldAt - answeredAt;
}
