import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { keepPicture, openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

async function openAs(slot: string, token: string, language: string, address: string): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, language);
  await context.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [slot, token]);
  await page.goto(`${stage.server.url}${address}`);
  onTestFailed(() => picture(page, `messages-failed-${language}-${address.slice(1, 5)}`));
  return page;
}

it('a Japanese guest, a Chinese kitchen and a courier exchange prepared sentences and their own words', async () => {
  const { merchant, courier: bringer, member } = stage.city;
  const orderId = await placeDelivery(stage);
  await stage.server.call('acceptOrder', { orderId }, { token: merchant.token });
  const say = spokenIn('ja');
  const detail = `/web/#/pages/order/detail/detail?orderId=${orderId}`;
  const guest = await openAs('security.token', member.token, 'ja', detail);
  const kitchen = await openAs('security.consoleToken', merchant.token, 'zh-CN', '/console/');

  await guest.getByRole('button', { name: say('Message the restaurant') }).click();
  await guest.getByRole('button', { name: 'お箸とスプーンを付けてください。' }).click();
  await guest.getByRole('log').getByText('请放筷子和勺子。').waitFor();
  const faults = await faultsOn(guest, 'messages-guest-ja');

  await kitchen.getByRole('button', { name: /制作中/ }).click();
  await kitchen.getByText('客人：请放筷子和勺子。').waitFor();
  faults.push(...(await faultsOn(kitchen, 'messages-kitchen-card')));
  await kitchen.getByRole('button', { name: '回复' }).click();
  await kitchen.getByRole('button', { name: '好的。' }).waitFor();
  faults.push(...(await faultsOn(kitchen, 'messages-kitchen')));
  await kitchen.getByRole('button', { name: '好的。' }).click();
  await guest.getByRole('log').getByText('わかりました。').waitFor();
  await guest.getByRole('log').getByText(say('Read')).waitFor();

  const allergy = 'ピーナッツアレルギーです';
  await guest.getByLabel(say('Write a message')).fill(allergy);
  await guest.getByRole('button', { name: say('Send message') }).click();
  await guest.getByRole('log').getByText(allergy).waitFor();
  await guest.getByText(say('The restaurant sees this as an allergy or diet warning.')).waitFor();
  faults.push(...(await faultsOn(guest, 'messages-guest-own-words')));
  await keepPicture(guest, 'messages-guest-own-words');
  await kitchen.getByRole('log').getByText(allergy).waitFor();
  await kitchen.getByText('可能是过敏：花生').first().waitFor();
  await kitchen.getByLabel('自己写').fill('放心，换成芝麻');
  await kitchen.getByRole('button', { name: '发送' }).click();
  await kitchen.getByRole('log').getByText('放心，换成芝麻').waitFor();
  faults.push(...(await faultsOn(kitchen, 'messages-kitchen-own-words')));
  await keepPicture(kitchen, 'messages-kitchen-own-words');
  await guest.getByRole('log').getByText('放心，换成芝麻').waitFor();
  await guest.keyboard.press('Escape');
  await guest.goto(`${stage.server.url}/web/#/pages/mine/index/index`);

  await stage.server.call('markReady', { orderId }, { token: merchant.token });
  await stage.server.call('takeJob', { orderId }, { token: bringer.token });
  await stage.server.call('collectOrder', { orderId }, { token: bringer.token });
  const courier = await openAs('security.consoleToken', bringer.token, 'zh-CN', '/console/#/deliveries');
  await courier.getByRole('button', { name: '发消息' }).click();
  await courier.getByRole('button', { name: /缺少电梯卡/ }).click();
  await courier
    .getByRole('log')
    .getByText(/缺少电梯卡/)
    .waitFor();
  faults.push(...(await faultsOn(courier, 'messages-courier')));
  await courier.keyboard.press('Escape');

  await guest.getByRole('link', { name: /新着メッセージ1件/ }).click();
  await guest.getByText('エレベーターのカードがありません。下りてくるか、フロントに頼んでください。').first().waitFor();
  await guest.getByRole('button', { name: say('Message the courier') }).click();
  await guest.getByRole('button', { name: /お待ちください。…/ }).click();
  await guest.getByRole('button', { name: '5 分', exact: true }).click();
  await courier.getByText('客人：请等一下，我5分钟后到。').waitFor();

  const arabic = await openAs('security.token', member.token, 'ar', detail);
  await arabic.getByRole('button', { name: spokenIn('ar')('Message the courier') }).click();
  await arabic.getByRole('button', { name: 'سأنزل إليك الآن.' }).waitFor();
  faults.push(...(await faultsOn(arabic, 'messages-guest-ar')));
  await keepPicture(arabic, 'messages-guest-ar-sheet');
  expect(faults).toEqual([]);
}, 300_000);
