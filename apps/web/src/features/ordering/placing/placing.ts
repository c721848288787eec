import { isUnanswered } from '@chifan/contract/client';
import type { InputOf } from '../../../platform/api.ts';
import { onGuestGone } from '../../../platform/session/forget-guest.ts';
import { tabStorage } from '../../../platform/storage.ts';

export type PlaceInput = InputOf<'/rest/order/place'>;

/** One intention to order: its key stays until the order stands, so that no tap and no lost answer orders twice. */
export type Placing = { readonly key: string; readonly input: PlaceInput };

const slotOf = (shopId: number) => tabStorage(`placing.${shopId}`);

/** What was sent and never answered; it may stand on the server. */
const unanswered = new Map<number, Placing>();
onGuestGone(() => unanswered.clear());

/** What to send. A request without an answer is sent again as it was, unless the guest has changed something. */
export function placingOf(input: PlaceInput): Placing {
  const { shopId } = input.request;
  const before = unanswered.get(shopId);
  if (before && saysTheSame(before.input, input)) return before;
  const slot = slotOf(shopId);
  const key = slot.read() ?? crypto.randomUUID();
  slot.write(key);
  return { key, input };
}

/** An answer that never came: the order may stand or not. Every other failure says that it does not. */
export function noteFailure(placing: Placing, error: unknown): void {
  const { shopId } = placing.input.request;
  if (isUnanswered(error)) unanswered.set(shopId, placing);
  else unanswered.delete(shopId);
}

export function forgetPlacing(shopId: number): void {
  unanswered.delete(shopId);
  slotOf(shopId).clear();
}

/** The quote is renewed by itself and is not the guest's doing. */
const saysTheSame = (a: PlaceInput, b: PlaceInput) => signature(a) === signature(b);

const signature = ({ quoteToken: _, ...rest }: PlaceInput) => JSON.stringify(rest);
