import {
  type Attempt,
  accounts,
  type Campaign,
  type Coupon,
  hour,
  minute,
  type Purchase,
  restoreBonus,
  setTimer,
  transfer,
  type World,
} from './model-state.ts';
import { endOfDay, isUsable } from './sums.ts';

/** Reason why the campaign gives the guest no coupon. Null if the guest gets a coupon. */
export function issueRefusal(world: World, campaign: Campaign): 'campaign_used_up' | 'coupon_limit_reached' | null {
  if (campaign.budget !== null && campaign.issued >= campaign.budget) return 'campaign_used_up';
  const taken = world.coupons.filter((coupon) => coupon.campaign === campaign && coupon.counts);
  return taken.length >= campaign.limit ? 'coupon_limit_reached' : null;
}

export function issue(world: World, campaign: Campaign, id: number): Coupon {
  campaign.issued += 1;
  const isFree = campaign.price === null;
  const validUntil = isFree ? endOfDay(world.now, campaign.validDays) : null;
  const coupon: Coupon = {
    id,
    campaign,
    state: isFree ? 'valid' : 'invalid',
    heldBy: null,
    usedBy: null,
    validUntil,
    counts: true,
  };
  world.coupons.push(coupon);
  return coupon;
}

export function expireCoupons(world: World): void {
  for (const coupon of world.coupons) {
    const isPast = coupon.validUntil !== null && coupon.validUntil < world.now;
    if (coupon.state === 'valid' && coupon.heldBy === null && isPast) coupon.state = 'invalid';
  }
  for (const ticket of world.tickets)
    if (ticket.state === 'valid' && ticket.validUntil < world.now) ticket.state = 'invalid';
  setTimer(world, world.now + hour, expireCoupons);
}

type Opened = Pick<Purchase, 'id' | 'kind' | 'amount' | 'bonus' | 'coupon'>;

export function open(world: World, opened: Opened): Purchase {
  const purchase: Purchase = {
    ...opened,
    state: 'unpaid',
    openedAt: world.now,
    payBefore: world.now + 5 * minute,
    paidAt: 0,
    paidBy: null,
    attempts: [],
  };
  world.purchases.push(purchase);
  setTimer(world, purchase.payBefore, () => {
    if (purchase.state === 'unpaid') cancel(world, purchase);
  });
  return purchase;
}

export function cancel(world: World, purchase: Purchase): void {
  purchase.state = 'cancelled';
  drop(purchase.coupon);
  setTimer(world, world.now, () => closeOpen(world, purchase));
}

function closeOpen(world: World, purchase: Purchase): void {
  for (const attempt of purchase.attempts) {
    if (attempt.state === 'paid') bookPurchasePayment(world, purchase, attempt);
    if (attempt.state === 'open') attempt.state = 'closed';
  }
}

function drop(coupon: Coupon | null): void {
  if (!coupon) return;
  coupon.counts = false;
  coupon.campaign.issued -= 1;
}

export function pay(world: World, purchase: Purchase, by: Attempt | null): void {
  const from = by === null ? accounts.balance(world) : accounts.clearing(by);
  Object.assign(purchase, { state: 'paid', paidAt: world.now, paidBy: by });
  if (purchase.coupon) {
    transfer(world, from, 'platform_income', purchase.amount);
    const { campaign } = purchase.coupon;
    Object.assign(purchase.coupon, { state: 'valid', validUntil: endOfDay(world.now, campaign.validDays) });
  } else {
    transfer(world, from, accounts.balance(world), purchase.amount);
    transfer(world, 'topup_bonus', accounts.balance(world), purchase.bonus);
    world.bonus += purchase.bonus;
  }
  closeOpen(world, purchase);
}

export function bookPurchasePayment(world: World, purchase: Purchase, attempt: Attempt): void {
  if (attempt.state === 'heard' || attempt.state === 'closed') return;
  attempt.state = 'heard';
  if (purchase.state === 'unpaid') pay(world, purchase, attempt);
}

export const mayGiveBack = (world: World, { state, coupon, paidAt }: Purchase): boolean =>
  state === 'paid' && coupon !== null && world.now <= endOfDay(paidAt, 0) && isUsable(coupon, world.now);

export function giveBack(world: World, purchase: Purchase): void {
  purchase.state = 'refunded';
  if (purchase.coupon) purchase.coupon.state = 'invalid';
  drop(purchase.coupon);
  const to = purchase.paidBy === null ? accounts.balance(world) : accounts.clearing(purchase.paidBy);
  transfer(world, 'platform_income', to, purchase.amount);
  if (purchase.paidBy === null) restoreBonus(world, purchase.amount);
}

/** Top-up tier: a top-up of `amount` fen adds `bonus` fen. A member level adds a share of the bonus. */
export const topUpTier = { amount: 10_000, bonus: 501 };

/** Monthly limit of bonus in fen, low enough for histories to reach it. */
export const monthlyBonus = 1_203;

const shanghai = 8 * hour;

/** Start of the month in Shanghai. */
function monthOf(now: number): number {
  const there = new Date(now + shanghai);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - shanghai;
}

export function bonusFor(world: World, amount: number): number {
  if (amount !== topUpTier.amount) return 0;
  const spent = world.orders
    .filter(({ completedAt, counted }) => completedAt !== null && !(world.isOwnShop && counted !== null))
    .reduce(
      (sum, { balance, gateway, backBalance, backGateway }) => sum + balance + gateway - backBalance - backGateway,
      0,
    );
  const permille = spent >= 200_000 ? 100 : spent >= 50_000 ? 50 : 0;
  const bonus = topUpTier.bonus + Math.floor((topUpTier.bonus * permille) / 1000);
  const given = world.purchases
    .filter(({ state, openedAt }) => (state === 'paid' || state === 'unpaid') && openedAt >= monthOf(world.now))
    .reduce((sum, purchase) => sum + purchase.bonus, 0);
  return Math.max(0, Math.min(bonus, monthlyBonus - given));
}
