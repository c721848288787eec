import { isOutcomeUnknown } from '@chifan/contract/client';
import type { InputOf } from '../../../platform/api.ts';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { tabStorage } from '../../../platform/storage.ts';

export type PlaceInput = InputOf<'/rest/order/place'>;

export type QuotedInput = { readonly quoteToken: string };

/**
 * An attempt to place an order. The idempotency key stays unchanged until the order is placed, so that neither a second
 * tap nor a lost response orders twice.
 */
export type Placing<Input extends QuotedInput> = { readonly key: string; readonly input: Input };

/**
 * Storage for the idempotency key of an order. `subject` is the shop or the set meal, which can have one attempt at a
 * time.
 */
const slotOf = (subject: string) => tabStorage(`placing.${subject}`);

/** Requests that got no response, by subject. The server may have placed their orders. */
const unanswered = new Map<string, Placing<QuotedInput>>();
onForgetGuest(() => unanswered.clear());

/**
 * Returns the next request. After a request without a response, repeats that request, unless the guest has changed
 * something.
 */
export function placingOf<Input extends QuotedInput>(subject: string, input: Input): Placing<Input> {
  const before = unanswered.get(subject);
  if (before && saysTheSame(before.input, input))
    return { key: before.key, input: { ...input, quoteToken: before.input.quoteToken } };
  const slot = slotOf(subject);
  const key = slot.read() ?? crypto.randomUUID();
  slot.write(key);
  return { key, input };
}

/** Stores the request if it got no response. Any error response means that the order was not placed. */
export function noteFailure(subject: string, placing: Placing<QuotedInput>, error: unknown): void {
  if (isOutcomeUnknown(error)) unanswered.set(subject, placing);
  else unanswered.delete(subject);
}

export function forgetPlacing(subject: string): void {
  unanswered.delete(subject);
  slotOf(subject).clear();
}

/** Compares two requests without their quotes, because the app renews quotes automatically. */
const saysTheSame = (a: QuotedInput, b: QuotedInput) => signature(a) === signature(b);

const signature = ({ quoteToken: _, ...rest }: QuotedInput) => JSON.stringify(rest);
