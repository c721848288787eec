/** Unit of an account: fen (`cny`) or whole points. */
export type Asset = 'cny' | 'points';

type AccountRule = {
  readonly asset: Asset;
  /** Kind of the account's owner, whose id is part of the account id. Null for an account of the platform. */
  readonly owner:
    | 'member'
    | 'shop'
    | 'brand'
    | 'courier'
    | 'order'
    | 'purchase'
    | 'withdrawal'
    | 'dispute'
    | 'method'
    | null;
  readonly mayGoNegative: boolean;
};

/**
 * Kinds of ledger accounts (rule wallet-1). A positive balance is what the platform owes to the owner. A negative
 * balance of `gateway_clearing` is money that a gateway holds for the platform. A negative balance of a kind with
 * `_issued`, and of `topup_bonus`, is what the platform has given away.
 */
export const accountRules = {
  member_balance: { asset: 'cny', owner: 'member', mayGoNegative: false },
  member_points: { asset: 'points', owner: 'member', mayGoNegative: false },
  member_affiliate: { asset: 'cny', owner: 'member', mayGoNegative: false },
  member_points_pending: { asset: 'points', owner: 'member', mayGoNegative: false },
  member_affiliate_pending: { asset: 'cny', owner: 'member', mayGoNegative: false },
  member_rebate_pending: { asset: 'cny', owner: 'member', mayGoNegative: false },
  /** Payment of an order until the order is completed or refunded. */
  order_held: { asset: 'cny', owner: 'order', mayGoNegative: false },
  /** Payment of a purchase until the top-up or coupon is issued in the same transaction, or the payment is refunded. */
  purchase_held: { asset: 'cny', owner: 'purchase', mayGoNegative: false },
  withdrawal_held: { asset: 'cny', owner: 'withdrawal', mayGoNegative: false },
  /** Frozen part of a disputed top-up, until the gateway decides the dispute (rule payment-17). */
  dispute_held: { asset: 'cny', owner: 'dispute', mayGoNegative: false },
  /** Negative if a refund follows a payout to the shop. The shop then owes the amount. */
  merchant_earnings: { asset: 'cny', owner: 'shop', mayGoNegative: true },
  /**
   * The brand's share of the earnings that branches make with its set meals. May go negative, because then a posting
   * locks no account row, and branches do not wait for each other.
   */
  brand_earnings: { asset: 'cny', owner: 'brand', mayGoNegative: true },
  courier_fees: { asset: 'cny', owner: 'courier', mayGoNegative: true },
  /** Negative if the platform has paid more than it earned. */
  platform_income: { asset: 'cny', owner: null, mayGoNegative: true },
  /**
   * Refunds and withdrawals paid in another way than through the gateway. The gateway still holds the money, which the
   * platform owes to the payer.
   */
  paid_otherwise: { asset: 'cny', owner: null, mayGoNegative: true },
  gateway_clearing: { asset: 'cny', owner: 'method', mayGoNegative: true },
  topup_bonus: { asset: 'cny', owner: null, mayGoNegative: true },
  affiliate_issued: { asset: 'cny', owner: null, mayGoNegative: true },
  draw_issued: { asset: 'cny', owner: null, mayGoNegative: true },
  rebate_issued: { asset: 'cny', owner: null, mayGoNegative: true },
  points_issued: { asset: 'points', owner: null, mayGoNegative: true },
  /**
   * Points that members paid in the points mall, less refunded points. May go negative, because then a posting locks no
   * account row, and payers do not wait for each other.
   */
  points_redeemed: { asset: 'points', owner: null, mayGoNegative: true },
} as const satisfies Record<string, AccountRule>;

export type AccountKind = keyof typeof accountRules;

type KindsWithOwner = { [Kind in AccountKind]: (typeof accountRules)[Kind]['owner'] extends null ? never : Kind };
export type OwnedAccountKind = KindsWithOwner[AccountKind];
export type PlatformAccountKind = Exclude<AccountKind, OwnedAccountKind>;

export const accountKinds: readonly AccountKind[] = Object.keys(accountRules).filter(isAccountKind);

/**
 * The account's id: `member_balance:<member id>`, or only the kind for an account of the platform.
 * @throws RangeError if the owner's id is empty.
 */
export function accountId(kind: OwnedAccountKind, ownerId: string): string;
export function accountId(kind: PlatformAccountKind): string;
export function accountId(kind: AccountKind, ownerId?: string): string {
  if (accountRules[kind].owner === null) return kind;
  if (!ownerId) throw new RangeError(`No owner for an account of kind ${kind}`);
  return `${kind}:${ownerId}`;
}

/** @throws RangeError for an invalid account id. */
export function parseAccount(account: string): { kind: AccountKind; ownerId: string | null } {
  const [kind = '', ...rest] = account.split(':');
  const ownerId = rest.join(':') || null;
  if (!isAccountKind(kind) || (accountRules[kind].owner === null) !== (ownerId === null)) {
    throw new RangeError(`Not an account: ${account}`);
  }
  return { kind, ownerId };
}

export const assetOf = (account: string): Asset => accountRules[parseAccount(account).kind].asset;

export const mayGoNegative = (account: string): boolean => accountRules[parseAccount(account).kind].mayGoNegative;

function isAccountKind(text: string): text is AccountKind {
  return Object.hasOwn(accountRules, text);
}
