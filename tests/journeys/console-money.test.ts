import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { clickIfThere, openPhone, picture } from './browser.ts';
import { type MovedMoney, moveMoney, trail } from './moved-money.ts';
import { openSmallStage } from './small-stage.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();

let moved: MovedMoney;
beforeAll(async () => {
  moved = await moveMoney(stage);
});

/** Opens the console. `seen` collects the faults of its screens. */
async function openConsole(device: 'phone' | 'desk', token: string) {
  const { context, page, faults } = await openPhone(stage.browser, 'zh-CN');
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  if (device === 'desk') await page.setViewportSize({ width: 1280, height: 900 });
  onTestFailed(() => picture(page, `money-${device}-failed`));
  const seen: string[] = [];
  return {
    page,
    seen,
    open: (path: string) => openScreen(page, `${stage.server.url}/console/#${path}`),
    look: async (name: string) => {
      // Wait for all animations before contrast is measured.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      seen.push(...(await faultsOn(page, `money-${device}-${name}`)));
    },
    close: async () => {
      expect([...seen, ...faults]).toEqual([]);
      await context.close();
    },
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const saved = (page: Page) => page.getByText('已保存').first().waitFor();
const inDialog = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

describe.each(['phone', 'desk'] as const)('money screens of the console at a %s', (device) => {
  it('an operator sees gateway statements, alerts and the money trail of an order', async () => {
    const { page, open, look, close } = await openConsole(device, stage.city.operator.token);
    await open('/gateways');
    await page.getByText('2 处出入').waitFor();
    await look('statements');
    await tab(page, '异常提醒');
    await page.getByText('银行卡 · 签名不符').first().waitFor();
    await page.getByText('银行卡 · 退款打款失败').first().waitFor();
    await look('alerts');

    await page.getByRole('link').filter({ hasText: /^pi_/ }).first().click();
    await page.getByText('账本分录').waitFor();
    await look('trail-of-alert');
    await page.getByLabel('订单号、充值单号、提现单号或支付流水号').fill(moved.topUpNumber.toLowerCase());
    await button(page, '查找').click();
    await page.getByText('充入余额').waitFor();
    await look('trail-of-top-up');
    await page.getByLabel('订单号、充值单号、提现单号或支付流水号').fill('261121-000000-A');
    await button(page, '查找').click();
    await page.getByText('没有找到').waitFor();
    await look('trail-nothing');

    await page.getByLabel('订单号、充值单号、提现单号或支付流水号').fill(moved.unreturned.number);
    await button(page, '查找').click();
    await page.getByText('退款打款', { exact: true }).waitFor();
    await look('trail-of-order');
    await page.getByRole('link', { name: '查看订单' }).click();
    await page.getByRole('button').filter({ hasText: moved.unreturned.number }).click();
    await page.getByRole('link', { name: '资金流水' }).waitFor();
    await look('order');
    await page.getByRole('link', { name: '资金流水' }).click();
    await page.getByText('订单付款').waitFor();
    await close();
  });

  it('an operator sees that the ledger check passes, and edits the top-up tiers and the exchange rates', async () => {
    const { page, open, look, close } = await openConsole(device, stage.city.operator.token);
    await open('/ledger');
    await page.getByText('账本平衡').waitFor();
    await look('ledger');
    await page.getByRole('link', { name: '充值档位' }).click();
    const sum = device === 'phone' ? '300' : '700';
    await button(page, '添加档位').click();
    await page.getByLabel('充值（元）').last().fill('0.5');
    await button(page, '保存').click();
    await page.getByText('请输入 1 到 5000 之间的金额').waitFor();
    await look('top-ups-wrong');
    await page.getByLabel('充值（元）').last().fill(sum);
    await page.getByLabel('赠送（元）').last().fill('15.5');
    await button(page, '保存').click();
    await saved(page);
    await look('top-ups');
    const { data } = await stage.server.call('topUpTiers', {});
    expect(data.tiers).toContainEqual({ amount: Number(sum) * 100, bonus: 1550 });

    await open('/currency');
    await button(page, '添加货币').click();
    await page
      .getByLabel('货币')
      .last()
      .fill(device === 'phone' ? 'thb' : 'sgd');
    await page.getByLabel('汇率日期').fill('');
    await button(page, '保存').click();
    await page.getByText('请输入大于 0 的数字').waitFor();
    await page.getByText('请选择日期').waitFor();
    await look('currency-wrong');
    await page.getByLabel('折合人民币（元）').last().fill('0.21');
    await page.getByLabel('汇率日期').fill('2026-11-20');
    await button(page, '保存').click();
    await saved(page);
    await look('currency');
    await close();
  });

  it('an operator creates a coupon campaign, grants coupons and ends it', async () => {
    const { page, open, look, close } = await openConsole(device, stage.city.operator.token);
    await open('/campaigns');
    await button(page, '新建活动').click();
    await button(page, '保存').click();
    await page.getByText('请填写中文名称').first().waitFor();
    await look('campaign-wrong');
    await page.getByLabel('中文名称（必填）').fill(`新客立减 ${device}`);
    await page.getByLabel('发放方式').selectOption({ label: '平台发放' });
    await page.getByLabel('使用门槛', { exact: false }).fill('50');
    await page.getByLabel(/^减/).fill('8');
    await look('campaign-form');
    await button(page, '保存').click();
    await page.getByText(`新客立减 ${device}`).waitFor();
    await look('campaigns');
    const card = page.getByRole('listitem').filter({ hasText: `新客立减 ${device}` });
    await card.getByRole('button', { name: '发放' }).click();
    await page.getByLabel(/会员邮箱/).fill('nobody@example.com');
    await look('campaign-grant');
    await button(page, '发放给 1 人').click();
    await page.getByText('nobody@example.com').waitFor();
    await look('campaign-granted');
    await inDialog(page, '完成');
    await card.getByRole('button', { name: '结束活动' }).click();
    await look('campaign-end');
    await inDialog(page, '结束活动');
    await card.getByText('已结束').waitFor();
    await close();
  });

  it('a merchant sees earnings and creates a coupon campaign of the shop', async () => {
    const { page, open, look, close } = await openConsole(device, stage.city.merchant.token);
    await open('/earnings');
    await page.getByText('订单完成').first().waitFor();
    await look('earnings');
    await open('/coupons');
    await button(page, '新建活动').click();
    await page.getByLabel('中文名称（必填）').fill(`本店优惠 ${device}`);
    await page.getByLabel('使用门槛', { exact: false }).fill('30');
    await page.getByLabel(/^减/).fill('3');
    await look('shop-campaign-form');
    await button(page, '保存').click();
    await page.getByText(`本店优惠 ${device}`).waitFor();
    await look('shop-campaigns');
    await close();
  });
});

it('a merchant grants a refund, and an operator retries its failed gateway refund', async () => {
  const merchant = await openConsole('phone', stage.city.merchant.token);
  await merchant.open('/refunds');
  await button(merchant.page, '同意退款').click();
  await merchant.look('refund-grant');
  await inDialog(merchant.page, '确认退款');
  await tab(merchant.page, '已处理');
  await merchant.page.getByText('实退金额').first().waitFor();
  await merchant.look('refunds-past');
  await merchant.close();

  const { page, open, look, close } = await openConsole('desk', stage.city.operator.token);
  await open('/all-refunds');
  await button(page, '裁定').waitFor();
  await look('refunds-open');
  await tab(page, '全部');
  await page.getByText('已退款').first().waitFor();
  await look('refunds-all');
  await open('/failed-transfers');
  await page.locator('button', { hasText: '立即重新打款' }).first().waitFor();
  await look('refunds-failed');
  await stage.server.post('/sandbox/stripe/faults', { abnormalRefund: 0 });
  // The button is disabled while the server retries, so the operator presses it again later.
  const again = page.locator('button:enabled', { hasText: '立即重新打款' });
  const isSent = async () => {
    await clickIfThere(again);
    return page.getByText('没有异常款项').isVisible();
  };
  await expect.poll(isSent, { interval: 1_000 }).toBe(true);
  await look('refunds-failed-none');
  const { attempts } = await trail(stage, moved.unreturned.number);
  expect(attempts[0]?.gatewayRefunds[0]).toMatchObject({ state: 'settled', amount: 1_000 });
  await close();
});
