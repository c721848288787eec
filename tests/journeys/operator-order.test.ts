import type { ConsoleLanguage } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFailed } from 'vitest';
import { newMember, noodlesToTakeAway, placePaid, type TestPerson } from '../../apps/server/src/testing/index.ts';
import { desk, keepPicture, picture } from './browser.ts';
import { openSmallStage, placeFromBalance } from './small-stage.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();

const words = {
  en: { refund: 'Cancel or refund', compensate: 'Compensate the guest' },
  'zh-CN': { refund: '取消或退款', compensate: '补偿客人' },
  'zh-Hant-HK': { refund: '取消或退款', compensate: '補償客人' },
} as const satisfies Record<ConsoleLanguage, object>;

let guest: TestPerson;
let paid: { readonly id: number; readonly number: string };
beforeAll(async () => {
  guest = await newMember(stage.test);
  await placePaid(stage.test, { ...stage.city, member: guest }, noodlesToTakeAway(stage.city));
  paid = await placeOne();
});

/** Places an order through the running server and pays it from the balance. */
async function placeOne(): Promise<typeof paid> {
  const id = await placeFromBalance(stage, noodlesToTakeAway(stage.city), { member: guest });
  const { records } = (await stage.server.call('platformOrders', {}, stage.city.operator)).data;
  const order = records.find((each) => each.id === id);
  if (!order) throw new Error('the order is not listed');
  return { id, number: order.number };
}

async function openAs(language: ConsoleLanguage, width: number, path: string): Promise<Page> {
  const { token } = stage.city.operator;
  await stage.server.call('setStaffLanguage', { language }, { token });
  const context = await stage.browser.newContext({ ...desk, viewport: { width, height: 900 }, locale: language });
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  const page = await context.newPage();
  onTestFailed(() => picture(page, `operator-order-${language}-${width}-failed`));
  await openScreen(page, `${stage.server.url}/console/#/${path}`);
  return page;
}

const orderPath = ({ id, number }: typeof paid) => `all-orders?search=${number}&order=${id}`;

it.each(
  (['en', 'zh-CN', 'zh-Hant-HK'] as const).flatMap((language) =>
    [390, 1024, 1440].map((width) => [language, width] as const),
  ),
)(
  'the screens of an operator for an order, its refund and its compensation are accessible and not too wide in %s at %i px',
  async (language, width) => {
    const page = await openAs(language, width, orderPath(paid));
    const faults: string[] = [];
    const look = async (name: string) => {
      await keepPicture(page, `operator-order-${language}-${width}-${name}`);
      faults.push(...(await faultsOn(page, `operator-order-${language}-${width}-${name}`)));
    };
    for (const about of ['refund', 'compensate'] as const) {
      await page.getByRole('button', { name: words[language][about], exact: true }).click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
      await look(about);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: words[language][about] }).waitFor({ state: 'detached' });
    }
    await look('order');
    for (const screen of [`lookup?search=${paid.number}`, 'members', `member?member=${guest.id}`, 'failed-transfers']) {
      await openScreen(page, `${stage.server.url}/console/#/${screen}`);
      await look(screen.split('?')[0] ?? '');
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
  300_000,
);

it('an operator compensates the guest of an order and refunds all of it, and the guest gets both', async () => {
  const order = await placeOne();
  const balance = async () => (await stage.server.call('balance', {}, guest)).data.balance;
  const before = await balance();
  const page = await openAs('zh-CN', 1440, orderPath(order));
  const dialog = page.getByRole('dialog').last();
  await page.getByRole('button', { name: '补偿客人', exact: true }).click();
  await dialog.getByLabel('补偿金额（元）').fill('5');
  await dialog.getByLabel('原因', { exact: true }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: '确认补偿' }).click();
  await expect.poll(balance).toBe(before + 500);
  await page.getByRole('button', { name: '取消或退款', exact: true }).click();
  await dialog.getByText('全部退款，订单结束').click();
  await dialog.getByLabel('原因（会翻译给客人看）').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: '确认退款' }).click();
  await expect.poll(balance).toBeGreaterThan(before + 500);
  const { state } = (await stage.server.call('orderDetail', { orderId: order.id }, guest)).data;
  expect(state).toBe('refunded');
  await page.context().close();
}, 300_000);
