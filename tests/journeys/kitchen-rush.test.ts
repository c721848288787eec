import { merchantResponseMinutes } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { newMember, noodlesToTakeAway, placePaid } from '../../apps/server/src/testing/index.ts';
import { desk, keepPicture, picture } from './browser.ts';
import { openSmallStage, placeFromBalance } from './small-stage.ts';

const stage = openSmallStage();

/** The number of orders of ten busy minutes, all placed at once. */
const orderCount = 60;

async function emptyBoard(): Promise<void> {
  const { test, city } = stage;
  await sql`UPDATE customer_order SET state = 'completed'`.execute(test.app.database.read);
  await sql`UPDATE shop SET auto_accept = false WHERE id = ${city.shopId}`.execute(test.app.database.read);
}

async function placeOrders(): Promise<readonly number[]> {
  const { test, city } = stage;
  await emptyBoard();
  test.clock.set(new Date());
  const placed: number[] = [];
  for (let count = 0; count < orderCount; count += 1) {
    placed.push(await placePaid(test, { ...city, member: await newMember(test) }, noodlesToTakeAway(city)));
    // Each order is due ten milliseconds after the previous one.
    test.clock.advance(10);
  }
  return placed;
}

async function openBoard(): Promise<Page> {
  const context = await stage.browser.newContext({
    ...desk,
    viewport: { width: 1024, height: 768 },
    locale: 'zh-CN',
    // A tablet, on which kitchen mode is on at first.
    hasTouch: true,
  });
  const page = await context.newPage();
  await context.addInitScript(
    (token) => localStorage.setItem('security.consoleToken', token),
    stage.city.merchant.token,
  );
  await context.addInitScript(record);
  await page.goto(`${stage.server.url}/console/`);
  await page.getByText('实时').waitFor({ state: 'attached' });
  onTestFailed(() => picture(page, 'kitchen-rush-failed'));
  return page;
}

type Recorded = { rings: number; readonly seenAt: Record<string, number> };

/** Counts in the page how often the bell rings, and notes when each order was first on the screen. */
function record(): void {
  const recorded: Recorded = { rings: 0, seenAt: {} };
  Object.assign(window, { recorded });
  const firstNoteHz = 880;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function count(this: OscillatorNode, when?: number) {
    if (this.frequency.value === firstNoteHz) recorded.rings += 1;
    start.call(this, when);
  };
  new MutationObserver(() => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-order]'))
      recorded.seenAt[dataset['order'] ?? ''] ??= Date.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-order'] });
}

const recordedIn = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

/** Id of the order that the key Enter would accept. Null if the selected ticket does not belong to a new order. */
const orderToAccept = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const card = document.activeElement?.closest<HTMLElement>('[data-order]');
    const main = card?.querySelector<HTMLElement>('[aria-keyshortcuts=Enter]');
    return card && main?.innerText.trim() === '接单' ? Number(card.dataset['order']) : null;
  });

/** How many of the orders `placed` the merchant accepted before the deadline for accepting them. */
const acceptedInTime = async (placed: readonly number[]): Promise<number | undefined> => {
  const { rows } = await sql<{ intime: number }>`SELECT count(*)::int AS intime FROM order_history h
    JOIN customer_order o ON o.id = h.order_id
    WHERE o.id = ANY(${placed}) AND h.event = 'accept' AND h.actor = 'merchant'
      AND h.created_at <= o.paid_at + make_interval(mins => ${merchantResponseMinutes})`.execute(
    stage.test.app.database.read,
  );
  return rows[0]?.intime;
};

it('a merchant accepts sixty new orders with the Enter key alone, by due time, before any of them expires', async () => {
  const placed = await placeOrders();
  const page = await openBoard();
  await keepPicture(page, 'kitchen-rush');
  const accepted: (number | null)[] = [];
  while (accepted.length < orderCount) {
    await expect.poll(async () => [null, ...accepted].includes(await orderToAccept(page))).toBe(false);
    accepted.push(await orderToAccept(page));
    await page.keyboard.press('Enter');
  }
  expect(accepted).toEqual(placed);
  await expect.poll(() => acceptedInTime(placed)).toBe(orderCount);
  await keepPicture(page, 'kitchen-rush-accepted');
  await page.context().close();
}, 600_000);

it('a merchant accepts sixty new orders by touch with one tap for each, before any of them expires', async () => {
  const placed = await placeOrders();
  const page = await openBoard();
  let taps = 0;
  const accept = page.getByRole('button', { name: '接单', exact: true });
  const tickets = page.locator('[data-order]').filter({ has: accept });
  while ((await tickets.count()) > 0) {
    const ticket = tickets.first();
    const id = await ticket.getAttribute('data-order');
    await ticket.getByRole('button', { name: '接单', exact: true }).tap();
    taps += 1;
    await page
      .locator(`[data-order="${id}"]`)
      .getByRole('button', { name: '接单', exact: true })
      .waitFor({ state: 'detached' });
  }
  await expect.poll(() => acceptedInTime(placed)).toBe(orderCount);
  expect(taps).toBe(orderCount);
  await page.context().close();
}, 600_000);

const unseen = (ids: readonly number[], { seenAt }: Recorded) => ids.filter((id) => seenAt[id] === undefined);

/** Sizes of groups of orders that guests place at the same time, repeated until all orders are placed. */
const burst = [1, 2, 3, 4, 5];

it('the kitchen board shows and rings for each group of new orders, and all sixty are accepted in time', async () => {
  const { test, city } = stage;
  await emptyBoard();
  const guests = await Promise.all(Array.from({ length: 12 }, () => newMember(test)));
  const page = await openBoard();
  // The browser allows sound after the first tap.
  await page.getByText('暂无新订单').tap();
  const placedAt = new Map<number, number>();
  for (let round = 0; placedAt.size < orderCount; round += 1) {
    const { rings } = await recordedIn(page);
    const members = guests.slice(0, burst[round % burst.length]);
    guests.push(...guests.splice(0, members.length));
    const ids = await Promise.all(
      members.map(async (member) => {
        const id = await placeFromBalance(stage, noodlesToTakeAway(city), { member });
        placedAt.set(id, Date.now());
        return id;
      }),
    );
    await expect.poll(async () => unseen(ids, await recordedIn(page))).toEqual([]);
    await expect.poll(async () => (await recordedIn(page)).rings).toBeGreaterThan(rings);
    for (const id of ids)
      await page.locator(`[data-order="${id}"]`).getByRole('button', { name: '接单', exact: true }).tap();
  }
  await expect.poll(() => acceptedInTime([...placedAt.keys()])).toBe(orderCount);
  await page.context().close();
}, 600_000);
