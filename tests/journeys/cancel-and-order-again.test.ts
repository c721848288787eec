import type { Language } from '@chifan/domain';
import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { newMember } from '../../apps/server/src/testing/index.ts';
import { openPhone, picture } from './browser.ts';
import { codesFallDue, openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, opened } from './stage.ts';
import { walkedLanguages } from './walked-languages.ts';

const stage = openSmallStage();

type Walk = {
  readonly page: Page;
  readonly say: ReturnType<typeof spokenIn>;
  readonly button: (english: string) => Locator;
  /** Saves a screenshot and asserts that the screen has no faults. */
  readonly look: (name: string) => Promise<void>;
};

function walkOf(page: Page, language: Language, seen: string[]): Walk {
  const say = spokenIn(language);
  return {
    page,
    say,
    button: (english) => page.getByRole('button', { name: say(english), exact: true }),
    look: async (name) => {
      seen.push(...(await faultsOn(page, `cancel-and-order-again-${language}-${name}`)));
    },
  };
}

async function orderNoodles({ page, say, button, look }: Walk): Promise<void> {
  await page.goto(`${stage.server.url}/web/#/pages/menu/index/index?shopId=${stage.city.shopId}`);
  const plus = page.getByRole('button', { name: new RegExp(say('One more: {of}', { of: '.+' })) }).first();
  for (let bowls = 0; bowls < 2; bowls += 1) {
    await plus.click();
    const options = page.getByRole('dialog');
    await options.getByRole('radio').first().check({ force: true });
    await options.getByRole('button').last().click();
    await options.waitFor({ state: 'hidden' });
  }
  await button('Check out').click();
  await page.getByText(say('Pickup')).click();
  await page.getByLabel(say('Name'), { exact: true }).fill('Journey Guest');
  await page.getByLabel(say('WhatsApp number')).fill('+81 90 1234 5678');
  await page.getByText(say('No coriander')).click();
  await page.getByRole('radio', { name: say('Alipay') }).check({ force: true });
  await look('1-checkout');
  await page.getByRole('button', { name: new RegExp(say('Pay <0/>').replace('<0/>', '.+')) }).click();
}

/** Pays on the gateway's page. The first attempt fails, the second succeeds. */
async function payAtAlipay({ page, say, look, button }: Walk): Promise<void> {
  await page.waitForURL(/\/sandbox\/alipay\/cashier\//);
  await page.getByRole('button', { name: 'Let it fail' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /Try again/ })
    .waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText(say('Payment received')).first().waitFor();
  await look('2-paid');
  await button('Show my order').click();
  await page.getByText(say('The restaurant is confirming your order')).first().waitFor();
  await page.getByText(say('Alipay')).last().waitFor();
  await look('3-waiting');
}

async function openKitchen(address = '/'): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, 'zh-CN');
  const { token } = stage.city.merchant;
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  await page.goto(`${stage.server.url}/console/#${address}`);
  onTestFailed(() => picture(page, 'cancel-and-order-again-kitchen-failed'));
  return page;
}

async function accepts(seen: string[]): Promise<void> {
  const kitchen = await openKitchen();
  const accept = kitchen.getByRole('button', { name: '接单', exact: true }).first();
  await accept.waitFor();
  await kitchen.getByText('不要香菜').first().waitFor();
  seen.push(...(await faultsOn(kitchen, 'cancel-and-order-again-kitchen')));
  await accept.click();
  await kitchen.getByText('暂无新订单').waitFor();
  await kitchen.context().close();
}

async function waitsForCode({ page, look }: Walk): Promise<void> {
  await codesFallDue(stage);
  await page
    .getByText(/^[A-Z]\d{3}$/)
    .first()
    .waitFor();
  await look('4-code');
}

async function asksForMoney({ page, say, button, look }: Walk): Promise<void> {
  await button('Request a refund').click();
  await page
    .getByRole('button', { name: new RegExp(say('One more: {of}', { of: '.+' })) })
    .first()
    .click();
  await page.getByRole('radio', { name: say('Something is missing') }).check({ force: true });
  await page.getByLabel(say('What went wrong?')).fill('One bowl is missing.');
  await button('Submit request').click();
  await page.getByText(say('The restaurant is looking at your request')).first().waitFor();
  await look('5-asked');
}

async function grants(seen: string[]): Promise<void> {
  const kitchen = await openKitchen('/refunds');
  await kitchen.getByRole('button', { name: '同意退款' }).first().click();
  seen.push(...(await faultsOn(kitchen, 'cancel-and-order-again-kitchen-grants')));
  await kitchen.getByRole('button', { name: '确认退款' }).click();
  await kitchen.getByText('没有待处理的退款').waitFor();
  await kitchen.context().close();
}

type Paid = { readonly walk: Walk; readonly token: string; readonly seen: string[]; readonly faults: string[] };
const waiting = new Map<Language, Paid>();

it.each(walkedLanguages)(
  'a guest retries a failed payment at Alipay, and the kitchen accepts the order (language: %s)',
  async (language) => {
    const { token } = await newMember(stage.test, 0);
    const { context, page, faults } = await openPhone(stage.browser, language, { hasServiceWorker: true });
    await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
    onTestFailed(() => picture(page, `cancel-and-order-again-${language}-failed`));
    const seen: string[] = [];
    const walk = walkOf(page, language, seen);
    await orderNoodles(walk);
    await payAtAlipay(walk);
    await accepts(seen);
    await page.getByText(walk.say('The kitchen is cooking')).first().waitFor();
    waiting.set(language, { walk, token, seen, faults });
  },
);

it.each(walkedLanguages)(
  'a guest gets a pick-up code and a refund for a missing dish (language: %s)',
  async (language) => {
    const { walk, token, seen, faults } = opened(waiting.get(language));
    const { page } = walk;
    onTestFailed(() => picture(page, `cancel-and-order-again-${language}-failed`));
    await waitsForCode(walk);
    await asksForMoney(walk);
    await grants(seen);
    await page.getByText(walk.say('Arrived')).first().waitFor();
    await page.getByText(walk.say('Your money is back')).first().waitFor();
    await walk.look('6-arrived');
    const { data: orders } = await stage.server.call('listOrders', {}, { token });
    const orderId = orders.records[0]?.id ?? 0;
    const { data: order } = await stage.server.call('orderDetail', { orderId }, { token });
    expect(order.gatewayRefunds).toMatchObject([{ to: 'alipay', state: 'settled', amount: order.refunded }]);
    expect(order).toMatchObject({ state: 'to_be_picked_up', refunded: 3_800, receipt: { goods: 7_600 } });
    expect([...seen, ...faults]).toEqual([]);
    await page.context().close();
  },
  240_000,
);

it('a guest cancels an order, sees the refund, orders again, and sees which prices rose', async () => {
  const say = spokenIn('fr');
  await placeDelivery(stage);
  const { context, page, faults } = await openPhone(stage.browser, 'fr');
  await context.addInitScript((value) => localStorage.setItem('security.token', value), stage.city.member.token);
  onTestFailed(() => picture(page, 'order-again-failed'));
  await page.goto(`${stage.server.url}/web/#/pages/order/index/index?group=in_progress`);
  const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
  await button('Cancel order').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(say('To your balance')).waitFor();
  await sheet.getByRole('radio', { name: say('I no longer want it') }).check({ force: true });
  const seen = await faultsOn(page, 'order-cancel-fr');
  await sheet.getByRole('button', { name: say('Cancel order') }).click();
  await page.getByText(say('No order in progress')).waitFor();

  await sql`UPDATE dish SET price = 4000 WHERE id = ${stage.city.noodlesId}`.execute(stage.test.app.database.read);
  await button('Show all orders').click();
  await button('Order again').click();
  await page.getByText(say('Your cart has changed')).waitFor();
  seen.push(...(await faultsOn(page, 'order-again-fr')));
  expect([...seen, ...faults]).toEqual([]);
  await context.close();
});
