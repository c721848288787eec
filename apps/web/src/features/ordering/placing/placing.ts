import { isUnanswered } from '@chifan/contract/client';
import type { InputOf } from '../../../platform/api.ts';
import { onGuestGone } from '../../../platform/session/forget-guest.ts';
import { tabStorage } from '../../../platform/storage.ts';

export type PlaceInput = InputOf<'/rest/order/place'>;

/** The same key until the order is placed, so that neither a tap nor a lost answer orders twice. */
export type Placing = { readonly key: string; readonly input: PlaceInput };

const slotOf = (shopId: number) => tabStorage(`placing.${shopId}`);

/** Sent without an answer: it may have been placed. */
const unanswered = new Map<number, Placing>();
onGuestGone(() => unanswered.clear());

/** An unanswered request is sent again unchanged, unless the guest has changed something. */
export function placingOf(input: PlaceInput): Placing {
  const { shopId } = input.request;
  const before = unanswered.get(shopId);
  if (before && saysTheSame(before.input, input)) return before;
  const slot = slotOf(shopId);
  const key = slot.read() ?? crypto.randomUUID();
  slot.write(key);
  return { key, input };
}

/** Only a missing answer leaves open whether the order was placed. */
export function noteFailure(placing: Placing, error: unknown): void {
  const { shopId } = placing.input.request;
  if (isUnanswered(error)) unanswered.set(shopId, placing);
  else unanswered.delete(shopId);
}

export function forgetPlacing(shopId: number): void {
  unanswered.delete(shopId);
  slotOf(shopId).clear();
}

/** The quote is ignored: it is renewed automatically. */
const saysTheSame = (a: PlaceInput, b: PlaceInput) => signature(a) === signature(b);

const signature = ({ quoteToken: _, ...rest }: PlaceInput) => JSON.stringify(rest);
