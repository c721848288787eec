import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { keepPicture, openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';

const stage = openSmallStage();

async function openAs(slot: string, token: string, language: string, address: string): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, language);
  await context.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [slot, token]);
  await page.goto(`${stage.server.url}${address}`);
  return page;
}

it('a guest follows a delivery live and gives the courier the hand-over code', async () => {
  const say = spokenIn('ja');
  const orderId = await placeDelivery(stage);
  const { token } = stage.city.member;
  const guest = await openAs('security.token', token, 'ja', `/web/#/pages/order/detail/detail?orderId=${orderId}`);
  await guest.getByText(say('The restaurant is confirming your order')).first().waitFor();

  await stage.server.call('acceptOrder', { orderId }, { token: stage.city.merchant.token });
  await guest.getByText(say('The kitchen is cooking')).first().waitFor();
  const courier = await openAs('security.consoleToken', stage.city.courier.token, 'zh-CN', '/console/');
  onTestFailed(() => picture(courier, 'courier-failed'));
  onTestFailed(() => picture(guest, 'delivery-failed'));
  await courier.getByRole('button', { name: '接这一单' }).click();
  await stage.server.call('markReady', { orderId }, { token: stage.city.merchant.token });
  await courier.getByRole('link', { name: /我的配送/ }).click();
  await courier.getByRole('button', { name: '我已取餐' }).click();

  await guest.getByText(say('Your food is on its way')).first().waitFor();
  await guest.getByText('小王').first().waitFor();
  const code = await guest
    .getByText(/^\d{4}$/)
    .first()
    .textContent();
  await keepPicture(guest, 'delivery-on-its-way');
  await courier.getByRole('button', { name: '送达', exact: true }).click();
  await courier.getByRole('textbox', { name: '收货码' }).fill(code ?? '');
  await keepPicture(courier, 'courier-hand-over');
  await courier.getByRole('button', { name: '核对并确认送达' }).click();

  await guest.getByText(say('Your food has arrived')).first().waitFor();
  // The hand-over code proved that the guest received the food, so the app shows the stars for a review at once (rule
  // ordering-114).
  await guest
    .getByRole('heading', { name: say('How was it?') })
    .locator('xpath=..')
    .getByRole('button')
    .nth(4)
    .click();
  await guest.getByRole('button', { name: say('Post review') }).click();
  await guest.getByText(say('Change your review')).waitFor();
  const order = await stage.server.call('orderDetail', { orderId }, { token });
  expect(order.data.timeline.map((row) => row.event)).toEqual([
    'place',
    'pay',
    'accept',
    'ready',
    'collect',
    'hand_over',
    'confirm',
  ]);
});
