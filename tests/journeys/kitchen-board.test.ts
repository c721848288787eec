import { allergens } from '@chifan/domain/catalogue';
import { dietWishes } from '@chifan/domain/member';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { newMember, noodlesToTakeAway, placePaid } from '../../apps/server/src/testing/index.ts';
import { desk, keepPicture, picture } from './browser.ts';
import { silentProxy } from './silent-proxy.ts';
import { openSmallStage, placeFromBalance } from './small-stage.ts';
import { beyondEdge } from './stage.ts';

const stage = openSmallStage();

const long = 300;
/** Long texts without a space, by script. */
const unbroken = {
  latin: 'W'.repeat(long),
  han: '面'.repeat(long),
  arabic: 'ل'.repeat(long),
  invisible: `${'\u200B'.repeat(long / 2)}${'x'.repeat(long / 2)}`,
  overridden: `\u202E${'abc'.repeat(long / 3)}`,
};
const texts = Object.values(unbroken);
const orderCount = 30;
/** A diet profile with every allergen, which gives the longest line on the board. */
const allergic = JSON.stringify({ avoids: allergens, wishes: dietWishes });

async function openBoard(width: number, height: number, origin = stage.server.url): Promise<Page> {
  const context = await stage.browser.newContext({
    ...desk,
    viewport: { width, height },
    locale: 'zh-CN',
    hasTouch: width < 1200,
  });
  const page = await context.newPage();
  await context.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    Object.assign(globalThis, { notes: 0 });
    OscillatorNode.prototype.start = function count(this: OscillatorNode, when?: number) {
      Object.assign(globalThis, { notes: (globalThis as { notes?: number }).notes! + 1 });
      start.call(this, when);
    };
  });
  await context.addInitScript((token) => {
    localStorage.setItem('security.consoleToken', token);
    // Turn kitchen mode off, which `kitchen-mode.test.ts` tests.
    localStorage.setItem('security.consoleKitchenMode', '{"isOn":false}');
  }, stage.city.merchant.token);
  await page.goto(`${origin}/console/`);
  await page.getByText('实时').waitFor({ state: 'attached' });
  onTestFailed(() => picture(page, `kitchen-board-failed-${width}`));
  return page;
}

const notes = (page: Page) => page.evaluate(() => (globalThis as { notes?: number }).notes ?? 0);

/**
 * Fills the board with ten new orders and one order in each further state. The texts of the orders are as long as
 * possible.
 */
async function fillBoard(): Promise<void> {
  const { test, city } = stage;
  const { merchant } = city;
  await emptyBoard();
  for (let place = 0; place < orderCount; place += 1) {
    const member = await newMember(test);
    const orderId = await placePaid(test, { ...city, member }, noodlesToTakeAway(city));
    const text = texts[place % texts.length];
    await sql`UPDATE customer_order SET contact_name = left(${text}, 60), remark = ${text},
      remark_phrases = '{no_cilantro}', diet_profile = ${place % 3 === 0 ? allergic : null}::jsonb
      WHERE id = ${orderId}`.execute(test.app.database.read);
    await sql`UPDATE order_line SET name = name || jsonb_build_object('zh', left(${text}, 80))
      WHERE order_id = ${orderId}`.execute(test.app.database.read);
    if (place >= 10) await test.call('acceptOrder', { orderId }, { token: merchant.token });
    if (place >= 18) {
      await sql`UPDATE customer_order SET state = 'to_be_picked_up', ready_at = accepted_at, pick_up_code = ${`B${100 + place}`}
        WHERE id = ${orderId}`.execute(test.app.database.read);
    }
  }
  // Without jobs, a pick-up order gets no code and stays in its column.
  await sql`DELETE FROM job WHERE kind LIKE 'ordering.%'`.execute(test.app.database.read);
}

/** Empties the order board of the shop and turns automatic acceptance off. */
async function emptyBoard(): Promise<void> {
  const { test, city } = stage;
  await sql`UPDATE customer_order SET state = 'completed' WHERE shop_id = ${city.shopId}`.execute(
    test.app.database.read,
  );
  await sql`UPDATE shop SET auto_accept = false WHERE id = ${city.shopId}`.execute(test.app.database.read);
}

/** Elements that overlap, clipped texts, and buttons that are too small. */
const faultsOfBoard = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
    const named = (each: HTMLElement) => `${each.tagName} ${each.innerText.slice(0, 12)}`;
    const apart = (elements: HTMLElement[]) => {
      const boxes = elements.map((each) => ({ each, box: each.getBoundingClientRect() }));
      for (const [place, one] of boxes.entries()) {
        for (const other of boxes.slice(place + 1)) {
          if (one.each.contains(other.each) || other.each.contains(one.each)) continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (across > 1 && down > 1) faults.push(`${named(one.each)} lies over ${named(other.each)}`);
        }
      }
    };
    const cards = visible('main li > section');
    if (cards.length === 0) faults.push('no card is shown');
    apart(visible('main section[aria-labelledby]'));
    apart(cards);
    apart(visible('main button'));
    for (const card of cards) {
      const edge = card.getBoundingClientRect();
      for (const each of card.querySelectorAll<HTMLElement>('*')) {
        const box = each.getBoundingClientRect();
        if (box.width > 0 && (box.right > edge.right + 1 || box.left < edge.left - 1))
          faults.push(`${named(each)} sticks out of its card`);
      }
    }
    for (const each of visible('main button')) {
      const { width, height } = each.getBoundingClientRect();
      if (width < 44 || height < 44) faults.push(`${named(each)} is ${width} by ${height}`);
    }
    return faults;
  });

it('thirty orders with long unbroken texts do not overlap on screens from 360 to 1920 px', async () => {
  await fillBoard();
  const faults: string[] = [];
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    const page = await openBoard(width, height);
    await page.getByRole('button', { name: '接单', exact: true }).first().waitFor();
    const look = async (what: string) => {
      const name = `kitchen-board-${width}${what}`;
      faults.push(...(await beyondEdge(page, name)), ...(await faultsOfBoard(page)).map((each) => `${name}: ${each}`));
    };
    await look('');
    const warned = page.getByText('忌口/过敏：').first();
    if (!(await warned.innerText()).includes('花生')) faults.push(`${width}: the kitchen does not read of peanuts`);
    const allergy = await warned.boundingBox();
    if (allergy === null || allergy.y + allergy.height > height) faults.push(`${width}: the allergy is below the fold`);
    for (const label of ['制作中', '待取餐']) {
      const column = page.getByRole('button', { name: new RegExp(label) }).first();
      if (await column.isVisible()) await column.click();
      await page.getByRole('button', { name: '缺货', exact: true }).first().waitFor();
      await look(`-${label}`);
    }
    await page.getByRole('button', { name: '详情', exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
    faults.push(...(await beyondEdge(page, `kitchen-board-${width}-detail`)));
    const isWide = await page
      .getByRole('dialog')
      .evaluate((dialog) => [...dialog.querySelectorAll('*')].some((each) => each.scrollWidth > dialog.clientWidth));
    if (isWide) faults.push(`${width}: the detail is too wide`);
    await page.context().close();
  }
  expect(faults).toEqual([]);
}, 300_000);

/** Height of the banner that the server adds when the sandbox runs together with real services. */
const bannerPixels = 24;

it('a console screen below the sandbox banner fills the window without a scroll bar', async () => {
  await emptyBoard();
  for (const width of [375, 768, 1024, 1280]) {
    const page = await openBoard(width, 800);
    await page.getByText('暂无新订单').first().waitFor();
    await page.evaluate((height) => {
      const banner = document.createElement('p');
      banner.style.height = `${height}px`;
      document.body.prepend(banner);
    }, bannerPixels);
    const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(`${width}: ${beyond} px too high`).toBe(`${width}: 0 px too high`);
    await page.context().close();
  }
});

it('the kitchen board rings for an automatically accepted order and counts it as new until confirmed', async () => {
  const { test, city } = stage;
  await emptyBoard();
  const page = await openBoard(1024, 768);
  await page.getByText('暂无新订单').waitFor();
  await page.getByText('暂无新订单').click();
  await test.call('setTakingOrders', { shopId: city.shopId, isTakingOrders: true, autoAccept: true }, city.merchant);
  const before = await notes(page);
  const member = await newMember(test);
  const orderId = await placeFromBalance(stage, noodlesToTakeAway(city), { member });
  const { state } = (await stage.server.call('orderDetail', { orderId }, member)).data;
  expect(state).toBe('delivering');
  await page.getByText('已自动接单，请开始制作').waitFor();
  await expect.poll(() => notes(page)).toBeGreaterThan(before);
  await expect.poll(() => page.title()).toMatch(/^\(1\)/);
  await keepPicture(page, 'kitchen-board-auto-accepted');
  await page.getByRole('button', { name: '知道了' }).click();
  await expect.poll(() => page.title()).not.toMatch(/^\(1\)/);
  await page.context().close();
});

it('the kitchen board shows and sounds an alarm when its connection to the server stops sending data', async () => {
  const proxy = await silentProxy(new URL(stage.server.url).port);
  try {
    const page = await openBoard(1024, 768, proxy.url);
    await page.getByRole('heading', { name: '接单' }).click();
    const before = await notes(page);
    proxy.goSilent();
    await page.getByText('与服务器断开了').waitFor();
    await expect.poll(() => notes(page)).toBeGreaterThan(before);
    await expect.poll(() => page.title()).toContain('已断开');
    await keepPicture(page, 'kitchen-board-cut-off');
    proxy.comeBack();
    await page.getByText('与服务器断开了').waitFor({ state: 'detached' });
    await page.context().close();
  } finally {
    await proxy.close();
  }
});
