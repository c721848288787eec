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
  return page;
}

const doorstep = async (page: Page) => ({
  name: 'door.jpg',
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
});

it('a guest sees the photo of an order that the courier left at the door', async () => {
  const orderId = await placeDelivery(stage, { withTea: true, remarkPhrases: ['leave_at_door'] });
  const { merchant, courier: bringer, member } = stage.city;
  await stage.server.call('acceptOrder', { orderId }, { token: merchant.token });
  const kitchen = await openAs('security.consoleToken', merchant.token, 'zh-CN', '/console/');
  const courier = await openAs('security.consoleToken', bringer.token, 'zh-CN', '/console/');
  onTestFailed(() => picture(kitchen, 'sold-out-failed'));
  onTestFailed(() => picture(courier, 'at-door-failed'));

  await kitchen.getByRole('button', { name: /制作中/ }).click();
  await kitchen.getByRole('button', { name: '缺货', exact: true }).click();
  await kitchen.getByRole('radio', { name: /1 份/ }).check();
  const faults = await faultsOn(kitchen, 'sold-out-dialog');
  await kitchen.getByRole('button', { name: '缺货，退款给客人' }).click();
  await kitchen.getByText('已退 1 份，不用出餐').first().waitFor();
  faults.push(...(await faultsOn(kitchen, 'sold-out-kitchen')));

  await stage.server.call('markReady', { orderId }, { token: merchant.token });
  await courier.getByRole('button', { name: '接这一单' }).click();
  await courier.getByRole('link', { name: /我的配送/ }).click();
  await courier.getByRole('button', { name: '我已取餐' }).click();
  await courier.getByRole('button', { name: '送达', exact: true }).click();
  await courier.getByText('拍照送达', { exact: true }).waitFor();
  faults.push(...(await faultsOn(courier, 'at-door-dialog')));
  await courier.getByLabel('拍照送达').setInputFiles(await doorstep(courier));
  await courier.getByRole('button', { name: '送达', exact: true }).waitFor({ state: 'detached' });

  for (const language of ['en', 'ar'] as const) {
    const say = spokenIn(language);
    const guest = await openAs(
      'security.token',
      member.token,
      language,
      `/web/#/pages/order/detail/detail?orderId=${orderId}`,
    );
    onTestFailed(() => picture(guest, `at-door-failed-${language}`));
    const photo = guest.getByRole('img', { name: say('Photo of your food where the courier left it') });
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await guest.getByText(say('The courier left it for you and took a photo')).waitFor();
    faults.push(...(await faultsOn(guest, `at-door-guest-${language}`)));
    await guest.getByRole('heading', { name: say('Dishes') }).scrollIntoViewIfNeeded();
    await keepPicture(guest, `sold-out-guest-${language}`);
  }
  expect(faults).toEqual([]);
  const { data } = await stage.server.call('orderDetail', { orderId }, { token: member.token });
  expect(data).toMatchObject({ state: 'delivered', lines: [{ refunded: 0 }, { refunded: 1 }] });
});
