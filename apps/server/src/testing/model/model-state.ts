/**
 * State of the model. The model uses no database and none of the code under test. Amounts are in fen, times in
 * milliseconds.
 */
export type World = {
  now: number;
  readonly memberId: number;
  readonly shopId: number;
  readonly courierId: number;
  /** The member who invited the guest, or null. */
  readonly inviterId: number | null;
  /** Net change of each ledger account since the history began. Accounts without changes are absent. */
  readonly ledger: Map<string, number>;
  /** Whether the guest works at the shop. */
  readonly isOwnShop: boolean;
  /** The part of the balance that is unspent top-up bonus, and the bonus spent so far, in fen. */
  bonus: number;
  bonusSpent: number;
  /** Remaining stock of the tea, the only dish with limited stock. */
  stock: number;
  /** Remaining stock and unassigned voucher codes of the brand's only set meal. */
  readonly setMeal: { readonly id: number; readonly brandId: number; stock: number; codes: number };
  readonly orders: Order[];
  readonly coupons: Coupon[];
  readonly campaigns: readonly Campaign[];
  readonly purchases: Purchase[];
  /** Progress towards double-draw tickets: the guest's by spending (in fen), the inviter's by number of friends. */
  readonly progress: { readonly spending: Progress; readonly friends: Progress };
  readonly tickets: Ticket[];
  readonly withdrawals: Withdrawal[];
  timers: Timer[];
};

export type State =
  | 'unpaid'
  | 'pending'
  | 'delivering'
  | 'to_be_picked_up'
  | 'to_be_delivered'
  | 'delivered'
  | 'completed'
  | 'after_sale_processing'
  | 'refunded'
  | 'after_sale_completed'
  | 'cancelled';

export type Line = { readonly quantity: number; readonly share: number; readonly isLimited: boolean };

export type Order = {
  readonly id: number;
  readonly isDelivery: boolean;
  /** Null if the order is not for a set meal. */
  readonly setMeal: SetMealOrder | null;
  state: State;
  before: State | null;
  readonly lines: readonly Line[];
  readonly goods: number;
  readonly goodsAfterFull: number;
  readonly fees: number;
  readonly deliveryFee: number;
  readonly subsidy: number;
  readonly couponIds: readonly number[];
  readonly payBefore: number;
  promisedAt: number;
  /** Amounts paid from the balance and at a gateway, and the amounts refunded to each, in fen. */
  balance: number;
  /** The part of the balance payment that was top-up bonus, in fen. */
  bonus: number;
  gateway: number;
  backBalance: number;
  backGateway: number;
  isPaid: boolean;
  paidAt: number;
  acceptedAt: number;
  /** The time when the kitchen reported the food ready, or null. */
  readyAt: number | null;
  completedAt: number | null;
  hasCode: boolean;
  fetchedBy: number;
  hasCourier: boolean;
  /** Whether the courier who had collected the food returned the delivery job. */
  isHandedBack: boolean;
  readonly attempts: Attempt[];
  /** The payment attempt that paid the order. Null if the balance paid the order, or if the order is unpaid. */
  paidBy: Attempt | null;
  readonly refunds: Refund[];
  /** Number of refunded units of each order line. */
  readonly gone: number[];
  /**
   * Accounts that must pay for refunds, with the amounts in fen. Only refunds that were granted before the order was
   * settled count.
   */
  readonly owed: { readonly from: string; readonly amount: number }[];
  readonly rewards: Reward[];
  /**
   * Fen of the order that count towards double-draw tickets. Null until the completed order is counted for the first
   * time.
   */
  counted: number | null;
  draw: Draw | null;
};

/**
 * `choices`: number of times that the guest chose a restaurant, plus the times that `release` undid a choice.
 * `isReleased`: whether `release` undid the last choice.
 */
export type SetMealOrder = { readonly validUntil: number; hasVouchers: boolean; choices: number; isReleased: boolean };

/** The outcomes of the prize draws for an order: none before the member draws, two with a double-draw ticket. */
export type Draw = { readonly until: number; outcomes: readonly number[] };

export type Method = 'stripe' | 'alipay' | 'wechat';

/**
 * State `paid`: paid at the gateway, but the server does not know it. State `heard`: the server has processed the
 * payment.
 */
export type Attempt = {
  readonly number: string;
  readonly method: Method;
  readonly amount: number;
  state: 'open' | 'paid' | 'heard' | 'closed';
  /** Whether the server knows of the payment. The effects of the payment may still wait for earlier timers. */
  isTold: boolean;
  isPayerKnown: boolean;
};

export type Item = { readonly position: number; readonly quantity: number };
export type Refund = {
  readonly id: number;
  readonly asked: number;
  readonly items: readonly Item[];
  /** Refundable amount of the items, without fees, in fen. */
  readonly price: number;
  state: number;
  offered: number | null;
  dueAt: number;
  balance: number;
  gateway: number;
};

export type Reward = {
  readonly kind: 'points' | 'rebate' | 'affiliate' | 'draw';
  /** Member id: the guest, or the inviter for a reward of kind `affiliate`. */
  readonly owner: number;
  readonly amount: number;
  readonly base: number;
  readonly dueAt: number;
  takenBack: number;
  state: 'pending' | 'credited' | 'taken_back';
};

export type Campaign = {
  readonly id: number;
  readonly group: 'shop' | 'delivery' | 'rebate';
  readonly issuer: 'shop' | 'platform';
  readonly threshold: number;
  readonly reduction: number;
  readonly percent: number;
  readonly maxRebate: number;
  /** Price in fen. Null if the coupon is free. */
  readonly price: number | null;
  readonly validDays: number;
  readonly budget: number | null;
  readonly limit: number;
  issued: number;
};

export type Coupon = {
  readonly id: number;
  readonly campaign: Campaign;
  state: 'valid' | 'used' | 'invalid';
  heldBy: number | null;
  usedBy: number | null;
  validUntil: number | null;
  /** Whether the coupon counts towards the member's limit. False once its purchase was cancelled or refunded. */
  counts: boolean;
};

export type Purchase = {
  readonly id: number;
  readonly kind: 'top_up' | 'coupon';
  readonly amount: number;
  readonly bonus: number;
  readonly coupon: Coupon | null;
  readonly openedAt: number;
  readonly payBefore: number;
  state: 'unpaid' | 'paid' | 'cancelled' | 'refunded';
  paidAt: number;
  /** The payment attempt that paid the purchase. Null if the balance paid it. */
  paidBy: Attempt | null;
  readonly attempts: Attempt[];
};

export type Source = 'spending' | 'friends';

/** `issued`: number of tickets issued and not revoked. `numbered`: number of tickets ever issued. */
export type Progress = { amount: number; issued: number; numbered: number };

export type Ticket = {
  readonly owner: number;
  readonly source: Source;
  readonly number: number;
  readonly validUntil: number;
  state: 'valid' | 'used' | 'invalid';
  usedBy: number | null;
};

export type Withdrawal = {
  readonly id: number;
  readonly amount: number;
  readonly payoutMethod: 'alipay' | 'bank';
  state: 'applied' | 'approved' | 'paid' | 'refused' | 'failed';
};

/**
 * `what`: key of a timer that must not be set twice. `isOutside`: the timer calls another server, so it runs after all
 * other due timers.
 */
export type Timer = {
  readonly at: number;
  readonly fire: (world: World) => void;
  readonly what?: string;
  readonly isOutside?: boolean;
};

export const minute = 60_000;
export const hour = 3_600_000;
export const day = 24 * hour;

/** Names of ledger accounts. Platform accounts have no owner id in the name. */
export const accounts = {
  balance: ({ memberId }: World) => `member_balance:${memberId}`,
  affiliate: ({ memberId }: World) => `member_affiliate:${memberId}`,
  earnings: ({ shopId }: World) => `merchant_earnings:${shopId}`,
  brand: ({ setMeal }: World) => `brand_earnings:${setMeal.brandId}`,
  courier: ({ courierId }: World) => `courier_fees:${courierId}`,
  held: ({ id }: Order) => `order_held:${id}`,
  clearing: ({ method }: Attempt) => `gateway_clearing:${method}`,
};

export function transfer(world: World, from: string, to: string, amount: number): void {
  if (amount === 0) return;
  world.ledger.set(from, (world.ledger.get(from) ?? 0) - amount);
  world.ledger.set(to, (world.ledger.get(to) ?? 0) + amount);
  if (from === accounts.balance(world)) spendBonusLast(world);
}

/** Reduces the bonus after a payment. A payment uses the balance without bonus first. */
function spendBonusLast(world: World): void {
  const left = Math.max(0, Math.min(world.bonus, balanceOf(world)));
  world.bonusSpent += world.bonus - left;
  world.bonus = left;
}

/**
 * Refunds an amount to the balance: restores the top-up bonus that the member has spent before it restores paid-in money
 * (rule wallet-13).
 */
export function restoreBonus(world: World, amount: number): void {
  const back = Math.min(amount, world.bonusSpent);
  world.bonus += back;
  world.bonusSpent -= back;
}

export const balanceOf = (world: World): number => world.ledger.get(accounts.balance(world)) ?? 0;

/** The balance that the guest may spend. Bonus does not pay at a shop where the guest works. */
export const spendableOf = (world: World): number => balanceOf(world) - (world.isOwnShop ? world.bonus : 0);

export const working = ({ state, before }: Order): State => before ?? state;

export const setTimer = (world: World, at: number, fire: Timer['fire']): void => {
  world.timers.push({ at, fire });
};

export function setTimerOnce(world: World, timer: Timer & { readonly what: string }): void {
  const isSet = world.timers.some(({ at, what }) => at === timer.at && what === timer.what);
  if (!isSet) world.timers.push(timer);
}

const fromInside = (one: Timer, other: Timer): number =>
  Number(one.isOutside ?? false) - Number(other.isOutside ?? false) || one.at - other.at;

export function fireTimers(world: World): void {
  for (;;) {
    const [next] = world.timers.filter(({ at }) => at <= world.now).toSorted(fromInside);
    if (!next) return;
    world.timers = world.timers.filter((timer) => timer !== next);
    next.fire(world);
  }
}
