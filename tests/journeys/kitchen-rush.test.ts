import { merchantResponseMinutes } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { newMember, noodlesToTakeAway, placePaid } from '../../apps/server/src/testing/index.ts';
import { keepPicture, noMotion, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';

const stage = openSmallStage();

/** The number of orders of ten busy minutes, all placed at once. */
const orderCount = 60;

async function placeOrders(): Promise<readonly number[]> {
  const { test, city } = stage;
  await sql`UPDATE customer_order SET state = 'completed'`.execute(test.app.database.read);
  await sql`UPDATE shop SET auto_accept = false WHERE id = ${city.shopId}`.execute(test.app.database.read);
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
    ...noMotion,
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
  await page.goto(`${stage.server.url}/console/`);
  await page.getByRole('button', { name: '接单', exact: true }).first().waitFor();
  onTestFailed(() => picture(page, 'kitchen-rush-failed'));
  return page;
}

/** Id of the order that Enter would accept, or null if the selected ticket is no new order. */
const orderToAccept = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const card = document.activeElement?.closest<HTMLElement>('[data-order]');
    const main = card?.querySelector<HTMLElement>('[aria-keyshortcuts=Enter]');
    return card && main?.innerText.trim() === '接单' ? Number(card.dataset['order']) : null;
  });

/** Number of the orders that the merchant accepted within their deadline. */
const acceptedInTime = async (placed: readonly number[]): Promise<number | undefined> => {
  const { rows } = await sql<{ intime: number }>`SELECT count(*)::int AS intime FROM order_history h
    JOIN customer_order o ON o.id = h.order_id
    WHERE o.id = ANY(${placed}) AND h.event = 'accept' AND h.actor = 'merchant'
      AND h.created_at <= o.paid_at + make_interval(mins => ${merchantResponseMinutes})`.execute(
    stage.test.app.database.read,
  );
  return rows[0]?.intime;
};

it('a merchant accepts sixty new orders by Enter alone in order of due time before one expires', async () => {
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

it('a merchant accepts sixty new orders by touch with one tap for each order before one expires', async () => {
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
