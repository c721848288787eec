import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderRequest } from '@chifan/contract/ordering/order-request';
import type { PaymentMethod } from '@chifan/domain/payment';
import { chosenSize } from '../../apps/server/src/testing/set-meals.ts';
import type { Caller } from './persist.ts';

export type Guest = { readonly token: string; readonly addressId: number };

export type AtGateway = 'pay' | 'fail' | 'abandon';

export type GuestWorld = {
  readonly call: Caller;
  readonly isOver: () => boolean;
  readonly shopId: number;
  readonly dishId: number;
  readonly scarceDishId: number;
  /** A set meal with voucher codes of its brand, sold in the shops `branchIds`. */
  readonly setMealId: number;
  readonly branchIds: readonly number[];
  readonly paymentPassword: string;
  /**
   * Acts as a guest on the gateway's payment page or card form. The guest pays, fails to pay for lack of money, or
   * leaves the page without paying.
   */
  payAt(method: PaymentMethod, clientData: Readonly<Record<string, string>>, doing: AtGateway): Promise<void>;
};

/** Orders and refunds that the server confirmed, so none may be lost. */
export type Acknowledged = { readonly orders: Set<number>; readonly refunds: Set<number> };

const methods = ['stripe', 'alipay', 'wechat', 'balance'] as const;

export async function beGuest(world: GuestWorld, guest: Guest, acknowledged: Acknowledged): Promise<void> {
  while (!world.isOver()) {
    const isSetMeal = Math.random() < 0.25;
    const orderId = await (isSetMeal ? orderSetMeal(world, guest) : order(world, guest));
    if (orderId === undefined) continue;
    acknowledged.orders.add(orderId);
    await pay(world, guest, orderId);
    await sleep(Math.random() * 400);
    if (isSetMeal) await choose(world, guest, orderId);
    if (Math.random() < 0.15) await world.call('cancelOrder', { orderId, reason: 8 }, guest.token);
    if (Math.random() < 0.25) await askForMoneyBack(world, guest, orderId, acknowledged);
  }
}

async function order(world: GuestWorld, guest: Guest): Promise<number | undefined> {
  const request = someWish(world, guest);
  const quoted = await world.call('quoteOrder', request, guest.token);
  if (!quoted?.success) return undefined;
  const contact = { contactName: 'Guest', contactPhone: '13912345678', helper: 'can_communicate' as const };
  const input = { request, quoteToken: quoted.data.token, ...contact, paymentPassword: world.paymentPassword };
  const placed = await world.call('placeOrder', input, guest.token);
  if (placed?.success) return placed.data.orderId;
  await giveUpUnpaid(world, guest, placed?.data);
  return undefined;
}

async function orderSetMeal(world: GuestWorld, guest: Guest): Promise<number | undefined> {
  const { setMealId, paymentPassword } = world;
  const quantity = 1 + Math.floor(Math.random() * 3);
  const request = { setMealId, quantity, choices: chosenSize, useBalance: Math.random() < 0.4 };
  const quoted = await world.call('quoteSetMeal', request, guest.token);
  if (!quoted?.success) return undefined;
  const input = { request, quoteToken: quoted.data.token, paymentPassword };
  const placed = await world.call('placeSetMeal', input, guest.token);
  if (placed?.success) return placed.data.orderId;
  await giveUpUnpaid(world, guest, placed?.data);
  return undefined;
}

/**
 * Chooses a restaurant for a set meal in most cases. Sometimes chooses from two devices at once, or requests a refund
 * while choosing.
 */
async function choose({ call, branchIds }: GuestWorld, { token }: Guest, orderId: number): Promise<void> {
  if (Math.random() < 0.3) return;
  const devices = branchIds.filter(() => Math.random() < 0.5);
  const items = [{ position: 0, quantity: 1 }];
  await Promise.all([
    ...devices.map((shopId) => call('chooseRestaurant', { orderId, shopId }, token)),
    ...(Math.random() < 0.3 ? [call('applyForRefund', { orderId, items, amount: 1_000, reason: 8 }, token)] : []),
  ]);
}

/**
 * Cancels the unpaid order because of which the server refused a second order at the same shop or of the same set meal.
 */
async function giveUpUnpaid(world: GuestWorld, guest: Guest, refusal: unknown): Promise<void> {
  const { reason, details } = (refusal ?? {}) as { reason?: string; details?: { orderId?: number } };
  const orderId = details?.orderId;
  if (unpaidReasons.includes(reason ?? '') && orderId !== undefined)
    await world.call('cancelOrder', { orderId, reason: 8 }, guest.token);
}

const unpaidReasons = ['unpaid_order_at_shop', 'unpaid_order_of_set_meal', 'too_many_unpaid_orders'];

function someWish(world: GuestWorld, guest: Guest): OrderRequest {
  const way = oneOf([
    { type: 'delivery', addressId: guest.addressId },
    { type: 'pickup', dining: 'dine_in' },
    { type: 'pickup', dining: 'take_away' },
    { type: 'pack', dining: 'take_away' },
  ] as const);
  const noodles = { dishId: world.dishId, quantity: 1 + Math.floor(Math.random() * 2), options: { size: ['large'] } };
  const tea = { dishId: world.scarceDishId, quantity: 1, options: {} };
  const lines = Math.random() < 0.3 ? [noodles, tea] : [noodles];
  return { shopId: world.shopId, ...way, lines, useBalance: Math.random() < 0.4, wantedAt: null };
}

/** Pays an order. In one of six cases the guest pays at two gateways, and the server must refund the second payment. */
async function pay(world: GuestWorld, guest: Guest, orderId: number): Promise<void> {
  const times = Math.random() < 0.17 ? 2 : 1;
  const opened = [];
  for (let time = 0; time < times; time += 1) {
    const method = oneOf(methods);
    const environment = method === 'wechat' ? 'wechat' : 'browser';
    const input = { orderId, method, environment, paymentPassword: world.paymentPassword } as const;
    const started = await world.call('startPayment', input, guest.token);
    if (!started?.success || started.data.state === 'settled' || !started.data.clientData) continue;
    opened.push({ method, clientData: started.data.clientData });
  }
  await Promise.all(
    opened.map(async ({ method, clientData }) => {
      const doing = times === 2 ? 'pay' : oneOf(['pay', 'pay', 'pay', 'pay', 'pay', 'fail', 'abandon'] as const);
      await world.payAt(method, clientData, doing).catch(() => undefined);
      await world.call('paymentStatus', { orderId }, guest.token);
    }),
  );
}

async function askForMoneyBack(
  world: GuestWorld,
  guest: Guest,
  orderId: number,
  acknowledged: Acknowledged,
): Promise<void> {
  const items = [{ position: 0, quantity: 1 }];
  const preview = await world.call('previewRefund', { orderId, items }, guest.token);
  if (!preview?.success || preview.data.most < 1) return;
  const amount = 1 + Math.floor(Math.random() * preview.data.most);
  const applied = await world.call('applyForRefund', { orderId, items, amount, reason: 14 }, guest.token);
  if (applied?.success) acknowledged.refunds.add(applied.data.id);
}

export function oneOf<const Items extends readonly unknown[]>(items: Items): Items[number] {
  return items[Math.floor(Math.random() * items.length)] ?? items[0];
}
