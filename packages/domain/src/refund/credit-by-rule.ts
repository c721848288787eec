import { fen } from '../fen.ts';
import type { CancelReasonKey, OrderState } from '../ordering/index.ts';
import type { LiableParty } from './refund-reasons.ts';

/** Rule refund-26: largest refund, in fen, that is granted by rule, without a decision by staff. */
export const maxCreditByRule = fen(5_000);
/** Rule refund-26: hours after the guest received the food in which a refund by rule is possible. */
export const creditWindowHours = 24;
/** Rule refund-27: maximum number of refunds by rule for one member in `creditPeriodDays`. */
export const maxCreditsByRule = 2;
export const creditPeriodDays = 30;
/** Rule refund-28: hours in which the merchant may object to a refund by rule. */
export const objectionHours = 24;

/** Rule refund-26: reasons for a refund by rule. A photo can prove them, and they concern single dishes. */
export const creditReasons = ['missing_items', 'wrong_items'] as const satisfies CancelReasonKey[];

/**
 * Parties from which the platform chooses the payer of a refund after the merchant's objection. The guest never pays
 * (rule refund-28).
 */
export const objectionBearers = ['merchant', 'courier', 'platform'] as const satisfies LiableParty[];
export type ObjectionBearer = (typeof objectionBearers)[number];

const received: readonly OrderState[] = ['delivered', 'completed'];

type Received = {
  /** The state of the order before the refund request. */
  readonly orderState: OrderState;
  /** Null before the guest has the food. */
  readonly receivedAt: Date | null;
  readonly isSetMeal: boolean;
  /** Refunds by rule of the member in the last `creditPeriodDays`. */
  readonly creditsBefore: number;
  readonly now: Date;
};

/**
 * Whether a refund by rule is possible for an order. The reason, the amount and the photos of the request are checked
 * separately by `fitsCreditRule`.
 */
export const mayCreditByRule = ({ orderState, receivedAt, isSetMeal, creditsBefore, now }: Received): boolean =>
  received.includes(orderState) &&
  !isSetMeal &&
  receivedAt !== null &&
  now.getTime() <= receivedAt.getTime() + creditWindowHours * 3_600_000 &&
  creditsBefore < maxCreditsByRule;

type Asked = { readonly reason: string; readonly amount: number; readonly photos: number };

/** Whether the reason, the amount and the photos of a request allow a refund by rule (rule refund-26). */
export const fitsCreditRule = ({ reason, amount, photos }: Asked): boolean =>
  creditReasons.some((each) => each === reason) && amount <= maxCreditByRule && photos > 0;
