import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest';
import { newStaff, type TestPerson } from '../../apps/server/src/testing/index.ts';
import { waitLimitMs } from '../../tools/test/wait-limit.ts';
import { openPhone, picture } from './browser.ts';
import { newEarner } from './earner.ts';
import { openSmallProcess, placeDelivery, withBrowser } from './small-stage.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = withBrowser(openSmallProcess());
const alipay = { payoutMethod: 'alipay', account: '13800138000', realName: '李雷' } as const;
const bank = {
  payoutMethod: 'bank',
  account: '6222 0212 3456 7890',
  bankName: '中国工商银行',
  realName: 'Li Lei',
} as const;

let second: TestPerson;
/**
 * An approved withdrawal. The server was killed after Alipay had sent the money and before the server had stored this.
 */
let cutOff: Asked;
beforeAll(async () => {
  second = await newStaff(stage.test, 'platform');
  const orderId = await placeDelivery(stage);
  const member = await newEarner(stage, { orderId, balance: 500_000 });
  for (const device of devices) wanted.set(device, await fourFrom(member));
  cutOff = await ask(member, 2_500, alipay);
  await stage.server.post('/sandbox/alipay/faults', { answerDelayMs: 5_000 });
  await stage.server.call('approveWithdrawal', { withdrawalId: cutOff.id }, stage.city.operator);
  await vi.waitUntil(async () => (await sent(cutOff)) === 1, { timeout: waitLimitMs });
  await stage.server.kill();
  await stage.server.start();
});

const devices = ['phone', 'desk'] as const;
type Asked = { readonly id: number; readonly number: string };
type Wanted = Readonly<Record<'small' | 'large' | 'byCard' | 'failing', Asked>>;
const wanted = new Map<(typeof devices)[number], Wanted>();

async function ask(member: TestPerson, amount: number, request: typeof alipay | typeof bank): Promise<Asked> {
  const { data } = await stage.server.call('withdraw', { amount, paymentPassword: '246810', ...request }, member);
  return data;
}

const fourFrom = async (member: TestPerson): Promise<Wanted> => ({
  small: await ask(member, 1_200, alipay),
  large: await ask(member, 120_000, alipay),
  byCard: await ask(member, 3_400, bank),
  failing: await ask(member, 3_500, bank),
});

/** Number of payouts for the withdrawal that Alipay's stand-in lists. */
async function sent({ id }: Asked): Promise<number> {
  const page = await (await fetch(`${stage.server.url}/sandbox/`)).text();
  return page.split(`W${id}_`).length - 1;
}

const stateOf = async ({ id }: Asked): Promise<string | undefined> => {
  const { data } = await stage.server.call('platformWithdrawals', { view: 'all', pageNo: -1 }, second);
  return data.records.find((withdrawal) => withdrawal.id === id)?.state;
};

async function openConsole(device: (typeof devices)[number]) {
  const { context, page, faults } = await openPhone(stage.browser, 'zh-CN');
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), second.token);
  if (device === 'desk') await page.setViewportSize({ width: 1280, height: 900 });
  onTestFailed(() => picture(page, `withdrawals-${device}-failed`));
  const seen: string[] = [];
  return {
    page,
    open: (path: string) => openScreen(page, `${stage.server.url}/console/#${path}`),
    card: ({ number }: Asked) => page.getByRole('listitem').filter({ hasText: number }),
    look: async (name: string) => {
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      seen.push(...(await faultsOn(page, `withdrawals-${device}-${name}`)));
    },
    close: async () => {
      expect([...seen, ...faults]).toEqual([]);
      await context.close();
    },
  };
}

const inDialog = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const press = (card: ReturnType<Page['getByRole']>, name: string) =>
  card.getByRole('button', { name, exact: true }).click();

describe.each(devices)('withdrawals in the console at a %s', (device) => {
  it('operators approve, pay by hand and refuse withdrawals, and two of them approve a large one', async () => {
    const { small, large, byCard, failing } = wanted.get(device) ?? expect.fail();
    const { page, open, card, look, close } = await openConsole(device);
    await open('/withdrawals');
    await card(small).getByText('138001').waitFor();
    await look('open');

    await press(card(small), '通过');
    await page.getByText('通过后立即自动转到该支付宝账户，不能撤回。').waitFor();
    await look('approve');
    await inDialog(page, '确认通过');
    await card(small).waitFor({ state: 'detached' });
    expect([await stateOf(small), await sent(small)]).toEqual(['paid', 1]);

    await press(card(large), '通过');
    await page.getByText('大额提现需要 2 位运营人员通过，之后才会打款。').waitFor();
    await inDialog(page, '确认通过');
    await card(large).getByText('审核通过 1 / 2 人').waitFor();
    expect(await card(large).getByRole('button').allInnerTexts()).toEqual(['拒绝']);
    await press(card(large), '拒绝');
    await page.getByText('账户信息不清楚').click();
    await page.getByLabel('内部备注（选填，会员看不到）').fill('Please write the name as in your passport.');
    await look('refuse');
    await inDialog(page, '确认拒绝');
    await card(large).waitFor({ state: 'detached' });

    await press(card(byCard), '通过');
    await inDialog(page, '确认通过');
    await press(card(byCard), '已打款');
    await page.getByLabel('付款凭证号').fill('ICBC 20261121-7');
    await look('paid-by-hand');
    await inDialog(page, '确认已打款');
    await card(byCard).waitFor({ state: 'detached' });

    await press(card(failing), '通过');
    await inDialog(page, '确认通过');
    await press(card(failing), '打款失败');
    await page.getByLabel('失败原因').fill('户名不符');
    await inDialog(page, '确认失败');
    await card(failing).waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: '全部', exact: true }).click();
    await card(byCard).getByText('ICBC 20261121-7').waitFor();
    await card(failing).getByText('失败原因').waitFor();
    await card(failing).getByText('户名不符').waitFor();
    await card(large).getByText('账户信息不清楚，请核对账号或名称后重新申请。').waitFor();
    await card(large).getByText('Please write the name as in your passport.').waitFor();
    await look('all');

    await page.getByLabel('提现单号或打款单号').fill(small.number.toLowerCase());
    await page.getByRole('button', { name: '查找', exact: true }).click();
    await card(byCard).waitFor({ state: 'detached' });
    const gatewayRefundNumber = await card(small).getByText(`W${small.id}_`).innerText();
    await open(`/withdrawals?number=${gatewayRefundNumber}`);
    await card(small).getByText('已打款', { exact: true }).waitFor();
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('全部');
    await look('found');
    expect([await stateOf(large), await sent(large), await stateOf(byCard)]).toEqual(['refused', 0, 'paid']);
    await close();
  });
});

it('a withdrawal is paid once when the server is killed after Alipay sent the money (case 25)', async () => {
  await expect.poll(() => stateOf(cutOff), { interval: 500 }).toBe('paid');
  expect(await sent(cutOff)).toBe(1);
  const { data } = await stage.server.call('ledgerCheck', {}, second);
  expect(data.problems).toEqual([]);
});
