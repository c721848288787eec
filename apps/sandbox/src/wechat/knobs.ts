import { happens as happensAt, type Knobs, restingKnobs } from '../stripe/knobs.ts';

/** As for every gateway, and: abnormalRefund: the next refunds find an account that takes no money; refundMs: how long a refund takes. */
export type WeChatKnobs = Knobs & { abnormalRefund: number; refundMs: number };

export const restingWeChatKnobs = (): WeChatKnobs => ({ ...restingKnobs(), abnormalRefund: 0, refundMs: 500 });

type Counted = Parameters<typeof happensAt>[1] | 'abnormalRefund';

/** Whether it happens this time; counts down. */
export function happens(knobs: WeChatKnobs, name: Counted): boolean {
  if (knobs[name] <= 0) return false;
  knobs[name] -= 1;
  return true;
}
