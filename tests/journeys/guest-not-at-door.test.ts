import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

async function openAs(slot: string, token: string, language: string, address: string): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, language);
  await context.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [slot, token]);
  await page.goto(`${stage.server.url}${address}`);
  onTestFailed(() => picture(page, `guest-not-at-door-failed-${language}-${slot}`));
  return page;
}

/** Sets the courier's arrival ten minutes back, instead of waiting. */
const waitOut = () =>
  sql`UPDATE door_wait SET arrived_at = arrived_at - interval '10 minutes'`.execute(stage.test.app.database.read);

it('a guest sees how long the courier waits at the door, and an operator finds the order', async () => {
  const { merchant, courier: bringer, member, operator } = stage.city;
  const orderId = await placeDelivery(stage);
  await stage.server.call('acceptOrder', { orderId }, { token: merchant.token });
  await stage.server.call('markReady', { orderId }, { token: merchant.token });
  await stage.server.call('takeJob', { orderId }, { token: bringer.token });
  const say = spokenIn('ar');
  const courier = await openAs('security.consoleToken', bringer.token, 'zh-CN', '/console/#/deliveries');
  const detail = `/web/#/pages/order/detail/detail?orderId=${orderId}`;
  const guest = await openAs('security.token', member.token, 'ar', detail);

  await courier.getByRole('button', { name: '我已取餐' }).click();
  await courier.getByRole('button', { name: '我已到门口' }).click();
  await courier.getByText('请等候客人：').waitFor();
  const faults = await faultsOn(courier, 'guest-not-at-door-courier');
  await guest.getByText(say('The courier is at your door')).first().waitFor();
  await courier.getByRole('link', { name: '打电话给客人' }).click();
  await guest.getByText(say('They tried to call you.')).waitFor();
  faults.push(...(await faultsOn(guest, 'guest-not-at-door-guest')));
  await guest.getByRole('button', { name: say('I’m coming') }).click();
  await courier.getByText('我现在下楼来取').first().waitFor();

  await waitOut();
  await courier.reload();
  await courier.getByRole('button', { name: '无人收餐，送回餐厅' }).click();
  await courier
    .getByText(/送回餐厅，等平台处理/)
    .first()
    .waitFor();
  await guest.getByText(say('No one opened the door')).waitFor();
  faults.push(...(await faultsOn(guest, 'guest-not-at-door-back')));

  const board = await openAs('security.consoleToken', operator.token, 'zh-CN', '/console/#/all-orders');
  await board.getByLabel('只看无法送达、等待处理的订单').check();
  const { data } = await stage.server.call('orderDetail', { orderId }, { token: member.token });
  await board.getByText(data.number).first().waitFor();
  expect(data.workingState).toBe('to_be_delivered');
  expect(faults).toEqual([]);
}, 240_000);
