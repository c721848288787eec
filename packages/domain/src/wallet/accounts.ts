/** Fen, or whole points. */
export type Asset = 'cny' | 'points';

type AccountRule = {
  readonly asset: Asset;
  /** Kind of the owner, whose id follows the kind in the account's name. Null: one account of the platform. */
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
 * Kinds of ledger accounts (rule wallet-1). Positive amounts are debts of the platform to the owner. Negative amounts:
 * `gateway_clearing` is money at a gateway. The `_issued` kinds and `topup_bonus` are given away by the platform.
 */
export const accountRules = {
  member_balance: { asset: 'cny', owner: 'member', mayGoNegative: false },
  member_points: { asset: 'points', owner: 'member', mayGoNegative: false },
  member_affiliate: { asset: 'cny', owner: 'member', mayGoNegative: false },
  member_points_pending: { asset: 'points', owner: 'member', mayGoNegative: false },
  member_affiliate_pending: { asset: 'cny', owner: 'member', mayGoNegative: false },
  member_rebate_pending: { asset: 'cny', owner: 'member', mayGoNegative: false },
  /** Payments of orders that are not completed yet. */
  order_held: { asset: 'cny', owner: 'order', mayGoNegative: false },
  /** Payment of a purchase until its goods are handed out in the same transaction, or it is refunded. */
  purchase_held: { asset: 'cny', owner: 'purchase', mayGoNegative: false },
  withdrawal_held: { asset: 'cny', owner: 'withdrawal', mayGoNegative: false },
  /** Remaining part of a disputed top-up, until the gateway decides (rule payment-17). */
  dispute_held: { asset: 'cny', owner: 'dispute', mayGoNegative: false },
  /** Negative after a refund that follows the payout. The shop owes it. */
  merchant_earnings: { asset: 'cny', owner: 'shop', mayGoNegative: true },
  /**
   * The brand's share of branch earnings with its set meals. May go negative, so that branches do not wait for each
   * other's lock.
   */
  brand_earnings: { asset: 'cny', owner: 'brand', mayGoNegative: true },
  courier_fees: { asset: 'cny', owner: 'courier', mayGoNegative: true },
  /** Negative if the platform paid more than it earned. */
  platform_income: { asset: 'cny', owner: null, mayGoNegative: true },
  /** Refunded outside the gateway. The gateway still has the money, which is owed to the party that paid the refund. */
  paid_otherwise: { asset: 'cny', owner: null, mayGoNegative: true },
  gateway_clearing: { asset: 'cny', owner: 'method', mayGoNegative: true },
  topup_bonus: { asset: 'cny', owner: null, mayGoNegative: true },
  affiliate_issued: { asset: 'cny', owner: null, mayGoNegative: true },
  draw_issued: { asset: 'cny', owner: null, mayGoNegative: true },
  rebate_issued: { asset: 'cny', owner: null, mayGoNegative: true },
  points_issued: { asset: 'points', owner: null, mayGoNegative: true },
  /** Paid in the points mall, less refunds. May go negative, so that payers do not wait for each other's row lock. */
  points_redeemed: { asset: 'points', owner: null, mayGoNegative: true },
} as const satisfies Record<string, AccountRule>;

export type AccountKind = keyof typeof accountRules;

type KindsWithOwner = { [Kind in AccountKind]: (typeof accountRules)[Kind]['owner'] extends null ? never : Kind };
export type OwnedAccountKind = KindsWithOwner[AccountKind];
export type PlatformAccountKind = Exclude<AccountKind, OwnedAccountKind>;

export const accountKinds: readonly AccountKind[] = Object.keys(accountRules).filter(isAccountKind);

/**
 * Account name: `member_balance:<member id>`, or the kind alone for an account of the platform.
 * @throws RangeError if the owner's id is empty.
 */
export function accountId(kind: OwnedAccountKind, ownerId: string): string;
export function accountId(kind: PlatformAccountKind): string;
export function accountId(kind: AccountKind, ownerId?: string): string {
  if (accountRules[kind].owner === null) return kind;
  if (!ownerId) throw new RangeError(`No owner for an account of kind ${kind}`);
  return `${kind}:${ownerId}`;
}

/** @throws RangeError for an invalid name. */
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
