import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { openPhone, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();

/** Opens the checkout after storing a cart with noodles on the device, in the format of the menu screen. */
async function openCheckout(language: string): Promise<Page> {
  const { city, server } = stage;
  const { context, page } = await openPhone(stage.browser, language);
  const line = {
    dishId: city.noodlesId,
    quantity: 2,
    unitPrice: 4_400,
    options: { size: ['large'] },
    plate: 'noodles',
  };
  const shop = { shopName: { text: 'Noodle House', language: 'en' }, shopNameZh: '面馆', lines: [line] };
  await context.addInitScript(
    ([token = '', stored = '']) => {
      localStorage.setItem('security.token', token);
      localStorage.setItem('security.cart', stored);
    },
    [city.member.token, JSON.stringify({ state: { carts: { [city.shopId]: shop } }, version: 1 })],
  );
  onTestFailed(() => picture(page, `diet-failed-${language}`));
  await openScreen(page, `${server.url}/web/#/pages/menu/pay/pay?shopId=${city.shopId}`);
  return page;
}

it.each(['en', 'ar'] as const)(
  'a guest shares their diet profile with the kitchen or withholds it at checkout (language: %s)',
  async (language) => {
    const { city, server } = stage;
    const say = spokenIn(language);
    await server.call('saveDietProfile', { avoids: ['peanut', 'crustacean'], wishes: ['no_pork'] }, city.member);
    const page = await openCheckout(language);
    const tells = page.getByRole('checkbox', { name: new RegExp(say('Tell the restaurant with this order')) });
    expect(await tells.isChecked()).toBe(true);
    await page.getByText('忌口/过敏：花生、虾蟹').waitFor();
    await tells.scrollIntoViewIfNeeded();
    const faults = await faultsOn(page, `diet-checkout-${language}`);
    await page.getByText(say('Pickup')).click();
    // The form shows the contact of the member's saved address. Press “Change” to type another contact.
    await page.getByRole('button', { name: say('Change'), exact: true }).click();
    await page.getByLabel(say('Name'), { exact: true }).fill('Journey Guest');
    await page.getByLabel(say('WhatsApp number')).fill('+81 90 1234 5678');
    await page.getByRole('radio', { name: say('Alipay') }).check({ force: true });
    await page.getByRole('button', { name: new RegExp(say('Pay <0/>').replace('<0/>', '.+')) }).click();
    await page.waitForURL(/\/sandbox\/alipay\/cashier\//);
    const { data } = await server.call('listOrders', { state: 'unpaid' }, city.member);
    const orderId = data.records[0]?.id ?? 0;
    const told = { avoids: ['peanut', 'crustacean'], wishes: ['no_pork'] };
    expect((await server.call('orderDetail', { orderId }, city.member)).data.dietProfile).toEqual(told);
    await openScreen(page, `${server.url}/web/#/pages/order/detail/detail?orderId=${orderId}`);
    await page.getByText(say('What we told the kitchen')).scrollIntoViewIfNeeded();
    faults.push(...(await faultsOn(page, `diet-order-${language}`)));
    await server.call('cancelOrder', { orderId, reason: 8 }, city.member);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);
