/** By rules of its own: no database, and none of the code that it watches over. Amounts are fen, times milliseconds. */
export type World = {
  now: number;
  readonly memberId: number;
  readonly shopId: number;
  readonly courierId: number;
  /** Who invited the guest; null: nobody. */
  readonly inviterId: number | null;
  /** What has moved on each account since the history began; accounts that never moved are not there. */
  readonly ledger: Map<string, number>;
  /** The guest works at the shop. */
  readonly isOwnShop: boolean;
  /** Fen of the balance that are a top-up's bonus, and those of a bonus that are spent. */
  bonus: number;
  bonusSpent: number;
  /** Of the one dish that is limited. */
  stock: number;
  /** Of its brand's one set meal: pieces, and codes that nobody has. */
  readonly setMeal: { readonly id: number; readonly brandId: number; stock: number; codes: number };
  readonly orders: Order[];
  readonly coupons: Coupon[];
  readonly campaigns: readonly Campaign[];
  readonly purchases: Purchase[];
  /** How far the guest has come by what they spent, in fen, and who invited them by friends. */
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
  /** Null: a meal. */
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
  /** By where the money comes from, and what of it came back. */
  balance: number;
  /** Fen of the balance's part that were a bonus. */
  bonus: number;
  gateway: number;
  backBalance: number;
  backGateway: number;
  isPaid: boolean;
  paidAt: number;
  acceptedAt: number;
  /** When the kitchen said that it is ready; null while it has not. */
  readyAt: number | null;
  completedAt: number | null;
  hasCode: boolean;
  fetchedBy: number;
  hasCourier: boolean;
  /** By the courier who had its food. */
  isHandedBack: boolean;
  readonly attempts: Attempt[];
  /** The one whose money the order has; null: balance, or nobody. */
  paidBy: Attempt | null;
  readonly refunds: Refund[];
  /** Pieces of each line that came back whole. */
  readonly gone: number[];
  /** Who makes good for what was refunded before anybody had earned it, and how much. */
  readonly owed: { readonly from: string; readonly amount: number }[];
  readonly rewards: Reward[];
  /** Fen that counts of it towards tickets; null: it does not count yet. */
  counted: number | null;
  draw: Draw | null;
};

/** `choices`: how often its restaurant was chosen; `isReleased`: and has been given up since. */
export type SetMealOrder = { readonly validUntil: number; hasVouchers: boolean; choices: number; isReleased: boolean };

/** What came out of each roll; none while it waits. */
export type Draw = { readonly until: number; outcomes: readonly number[] };

export type Method = 'stripe' | 'alipay' | 'wechat';

/** `paid`: at the gateway, and we have not heard of it. `heard`: what is paid with it has, once. */
export type Attempt = {
  readonly number: string;
  readonly method: Method;
  readonly amount: number;
  state: 'open' | 'paid' | 'heard' | 'closed';
  /** We know that it is paid, what is paid with it perhaps not yet: what was due before comes first. */
  isTold: boolean;
  isPayerKnown: boolean;
};

export type Item = { readonly position: number; readonly quantity: number };
export type Refund = {
  readonly id: number;
  readonly asked: number;
  readonly items: readonly Item[];
  /** Of the items, without fees. */
  readonly worth: number;
  state: number;
  offered: number | null;
  dueAt: number;
  balance: number;
  gateway: number;
};

export type Reward = {
  readonly kind: 'points' | 'rebate' | 'affiliate' | 'draw';
  /** The guest; of `affiliate` who invited them. */
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
  /** null: it is taken for nothing. */
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
  /** Within the member's limit; not any more once it was dropped or given back for its price. */
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
  /** null: balance. */
  paidBy: Attempt | null;
  readonly attempts: Attempt[];
};

export type Source = 'spending' | 'friends';

/** `issued`: given and not taken back. `numbered`: given ever. */
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

/** `what`: what it is for, where it must not be set twice. `isOutside`: somebody else is asked, when nothing else is due. */
export type Timer = {
  readonly at: number;
  readonly fire: (world: World) => void;
  readonly what?: string;
  readonly isOutside?: boolean;
};

export const minute = 60_000;
export const hour = 3_600_000;
export const day = 24 * hour;

/** Where money lies. Those of the platform stand alone, the others with whose they are. */
export const accounts = {
  balance: ({ memberId }: World) => `member_balance:${memberId}`,
  affiliate: ({ memberId }: World) => `member_affiliate:${memberId}`,
  earnings: ({ shopId }: World) => `merchant_earnings:${shopId}`,
  brand: ({ setMeal }: World) => `brand_earnings:${setMeal.brandId}`,
  courier: ({ courierId }: World) => `courier_fees:${courierId}`,
  held: ({ id }: Order) => `order_held:${id}`,
  clearing: ({ method }: Attempt) => `gateway_clearing:${method}`,
};

export function move(world: World, from: string, to: string, amount: number): void {
  if (amount === 0) return;
  world.ledger.set(from, (world.ledger.get(from) ?? 0) - amount);
  world.ledger.set(to, (world.ledger.get(to) ?? 0) + amount);
  if (from === accounts.balance(world)) spendBonusLast(world);
}

/** A payment spends paid-in money before the bonus of a top-up. */
function spendBonusLast(world: World): void {
  const left = Math.max(0, Math.min(world.bonus, balanceOf(world)));
  world.bonusSpent += world.bonus - left;
  world.bonus = left;
}

/** A refund to the balance restores the bonus first. */
export function restoreBonus(world: World, amount: number): void {
  const back = Math.min(amount, world.bonusSpent);
  world.bonus += back;
  world.bonusSpent -= back;
}

export const balanceOf = (world: World): number => world.ledger.get(accounts.balance(world)) ?? 0;

/** No bonus pays at the guest's own shop. */
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
