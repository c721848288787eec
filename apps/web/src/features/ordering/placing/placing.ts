import { isOutcomeUnknown } from '@chifan/contract/client';
import type { InputOf } from '../../../platform/api.ts';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { tabStorage } from '../../../platform/storage.ts';

export type PlaceInput = InputOf<'/rest/order/place'>;

export type QuotedInput = { readonly quoteToken: string };

/** The same key until the order is placed, so that neither a second tap nor a lost answer orders twice. */
export type Placing<Input extends QuotedInput> = { readonly key: string; readonly input: Input };

/** `subject`: the shop or the set meal of the order. One order at a time for each. */
const slotOf = (subject: string) => tabStorage(`placing.${subject}`);

/** Sent without an answer, so it may have been placed. */
const unanswered = new Map<string, Placing<QuotedInput>>();
onForgetGuest(() => unanswered.clear());

/** An unanswered request is sent again unchanged, unless the guest has changed something. */
export function placingOf<Input extends QuotedInput>(subject: string, input: Input): Placing<Input> {
  const before = unanswered.get(subject);
  if (before && saysTheSame(before.input, input))
    return { key: before.key, input: { ...input, quoteToken: before.input.quoteToken } };
  const slot = slotOf(subject);
  const key = slot.read() ?? crypto.randomUUID();
  slot.write(key);
  return { key, input };
}

/** Only a missing answer leaves open whether the order was placed. */
export function noteFailure(subject: string, placing: Placing<QuotedInput>, error: unknown): void {
  if (isOutcomeUnknown(error)) unanswered.set(subject, placing);
  else unanswered.delete(subject);
}

export function forgetPlacing(subject: string): void {
  unanswered.delete(subject);
  slotOf(subject).clear();
}

/** The quote is ignored, because it is renewed automatically. */
const saysTheSame = (a: QuotedInput, b: QuotedInput) => signature(a) === signature(b);

const signature = ({ quoteToken: _, ...rest }: QuotedInput) => JSON.stringify(rest);
