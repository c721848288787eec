import type { OrderRequest } from '@chifan/contract/ordering/order-request';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFailed, type TestContext } from 'vitest';
import {
  newAddress,
  newMember,
  noodlesDelivered,
  noodlesToTakeAway,
  type TestPerson,
} from '../../apps/server/src/testing/index.ts';
import { openPhone, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';
import { beyondEdge, faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();

type Wishes = Parameters<typeof stage.server.call<'placeOrder'>>[1];

async function place({ token }: TestPerson, request: OrderRequest, wishes: Partial<Wishes> = {}): Promise<number> {
  const quoted = await stage.server.call('quoteOrder', request, { token });
  const contact = {
    contactName: 'Anna Bergström',
    contactPhone: '13912345678',
    secondContact: 'WhatsApp +44 7700 900123',
  };
  const { data } = await stage.server.call(
    'placeOrder',
    { request, quoteToken: quoted.data.token, ...contact, paymentPassword: '246810', ...wishes },
    { token },
  );
  return data.orderId;
}

/** Creates one order in each state that looks different. Unpaid orders expire, so each language has its own orders. */
async function ordersToLookAt(member: TestPerson) {
  const { city, server, test } = stage;
  const takeAway = noodlesToTakeAway(city) as OrderRequest;
  const brought = {
    ...noodlesDelivered(city),
    addressId: await newAddress(test, member),
    useBalance: true,
  } as OrderRequest;
  const unpaid = await place(member, { ...takeAway, dining: 'dine_in' });
  const pending = await place(
    member,
    { ...takeAway, useBalance: true },
    { remarkPhrases: ['no_cilantro', 'less_salt'], remark: 'Window seat, please', cutlery: 2 },
  );
  const delivery = await place(member, brought, { helper: 'can_communicate' });
  await server.call('acceptOrder', { orderId: delivery }, city.merchant);
  await server.call('markReady', { orderId: delivery }, city.merchant);
  await server.call('takeJob', { orderId: delivery }, city.courier);
  await server.call('collectOrder', { orderId: delivery }, city.courier);
  const asked = await place(member, brought, { helper: 'needs_help' });
  await server.call('acceptOrder', { orderId: asked }, city.merchant);
  const refund = { orderId: asked, items: [{ position: 0, quantity: 1 }], amount: 1_000, reason: 14 };
  await server.call('applyForRefund', refund, member);
  const cancelled = await place(member, { ...takeAway, useBalance: true });
  await server.call('cancelOrder', { orderId: cancelled, reason: 8 }, member);
  const topUp = await server.call('startTopUp', { amount: 10_000 }, member);
  return { unpaid, pending, delivery, asked, cancelled, purchaseId: topUp.data.id };
}

type Looked = Awaited<ReturnType<typeof ordersToLookAt>>;

const screensOf = ({ unpaid, pending, delivery, asked, cancelled, purchaseId }: Looked) => ({
  checkout: `pages/menu/pay/pay?shopId=${stage.city.shopId}`,
  'checkout-delivery': `pages/menu/pay/pay?shopId=${stage.city.shopId}`,
  'payment-status': `pages/shop/success/success?orderId=${unpaid}`,
  'payment-of-purchase': `pages/shop/success/success?purchaseId=${purchaseId}`,
  'payment-ended': `pages/shop/success/success?orderId=${cancelled}`,
  'payment-received': `pages/shop/success/success?orderId=${pending}`,
  list: 'pages/order/index/index',
  'list-to-pay': 'pages/order/index/index?group=to_pay',
  'list-refunds': 'pages/order/index/index?group=after_sale',
  'list-nothing-found': 'pages/order/index/index?search=1999',
  unpaid: `pages/order/detail/detail?orderId=${unpaid}`,
  pending: `pages/order/detail/detail?orderId=${pending}`,
  delivery: `pages/order/detail/detail?orderId=${delivery}`,
  asked: `pages/order/detail/detail?orderId=${asked}`,
  cancelled: `pages/order/detail/detail?orderId=${cancelled}`,
  'refund-apply': `pages/order/refund/apply/apply?orderId=${delivery}`,
  'refund-progress': `pages/order/refund/progress/progress?orderId=${asked}`,
  'top-up': `pages/mine/member/detail/detail?purchaseId=${purchaseId}`,
  'top-ups': 'pages/mine/member/record/record',
});

/** A cart in the format in which the menu screen stores it on the device. */
const cart = () => ({
  [stage.city.shopId]: {
    shopName: { text: 'Noodle House', language: 'en' },
    shopNameZh: '面馆',
    lines: [
      { dishId: stage.city.noodlesId, quantity: 2, unitPrice: 4_400, options: { size: ['large'] }, plate: 'noodles' },
    ],
  },
});

type Look = Pick<TestContext, 'onTestFailed'> & {
  readonly language: string;
  readonly problemsOn: (page: Page, name: string) => Promise<string[]>;
};

async function openMember(
  member: TestPerson,
  { language, onTestFailed: onFailed }: Look,
): Promise<{ page: Page; faults: string[]; close: () => Promise<void> }> {
  const { context, page, faults } = await openPhone(stage.browser, language);
  await context.addInitScript(
    ([token = '', stored = '']) => {
      localStorage.setItem('security.token', token);
      localStorage.setItem('security.cart', stored);
    },
    [member.token, JSON.stringify({ state: { carts: cart() }, version: 1 })],
  );
  onFailed(() => picture(page, `order-failed-${language}`));
  return { page, faults, close: () => context.close() };
}

async function look(page: Page, looked: Looked, { language, problemsOn }: Look): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, screen] of Object.entries(screensOf(looked))) {
    await openScreen(page, `${stage.server.url}/web/#/${screen}`);
    if (name === 'checkout-delivery') await page.locator('input[type=radio]').nth(3).check({ force: true });
    problems.push(...(await problemsOn(page, `order-${language}-${name}`)));
  }
  return problems;
}

async function lookAsMember(as: Look) {
  const member = await newMember(stage.test);
  const { page, faults, close } = await openMember(member, as);
  const problems = await look(page, await ordersToLookAt(member), as);
  expect([...problems, ...faults]).toEqual([]);
  await close();
}

describe.concurrent.each(['en', 'ar'] as const)('order screens in %s on a phone 375 px wide', (language) => {
  it('no screen from cart to refund breaks an accessibility rule, overflows or reports a fault', async ({
    onTestFailed: onFailed,
  }) => {
    await lookAsMember({ language, problemsOn: faultsOn, onTestFailed: onFailed });
  }, 300_000);
});

describe.concurrent.each(['de', 'ru', 'ur', 'zh-CN'] as const)(
  'order screens in %s, a language with long or tall words',
  (language) => {
    it('no screen from cart to refund is wider than the phone', async ({ onTestFailed: onFailed }) => {
      await lookAsMember({ language, problemsOn: beyondEdge, onTestFailed: onFailed });
    }, 300_000);
  },
);

it('an order list without orders links to the restaurants', async () => {
  const { token } = await newMember(stage.test);
  const { context, page, faults } = await openPhone(stage.browser, 'en');
  await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
  await openScreen(page, `${stage.server.url}/web/#/pages/order/index/index`);
  await page.getByText('No orders yet').waitFor();
  expect([...(await faultsOn(page, 'order-en-none')), ...faults]).toEqual([]);
  await context.close();
});

it('the kitchen reads a guest’s requests in Chinese, and sees which guests need help or want a refund', async () => {
  await ordersToLookAt(await newMember(stage.test));
  const { context, page, faults } = await openPhone(stage.browser, 'zh-CN');
  const { token } = stage.city.merchant;
  await context.addInitScript((value) => {
    localStorage.setItem('security.consoleToken', value);
    // The device of this test has a touch screen, so at 1280 px the console would show kitchen mode. Turn kitchen mode
    // off.
    localStorage.setItem('security.consoleKitchenMode', '{"isOn":false}');
  }, token);
  onTestFailed(() => picture(page, 'order-kitchen-failed'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${stage.server.url}/console/`);
  for (const text of ['不要香菜、少盐', '餐具 2 套', '需要协助沟通', '售后中'])
    await page.getByText(text, { exact: true }).first().waitFor();
  const seen = await faultsOn(page, 'order-kitchen-wide');
  await page.setViewportSize({ width: 375, height: 812 });
  seen.push(...(await faultsOn(page, 'order-kitchen')));
  await page.getByRole('button', { name: '详情', exact: true }).first().click();
  await page.getByText('下单时间').waitFor();
  await page.getByText('备用联系方式：WhatsApp +447700900123', { exact: true }).waitFor();
  seen.push(...(await faultsOn(page, 'order-kitchen-detail')));
  expect([...seen, ...faults]).toEqual([]);
  await context.close();
});
