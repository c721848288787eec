import { type Knobs, restingKnobs } from '../gateways/knobs.ts';

export { happens } from '../gateways/knobs.ts';

export type WeChatKnobs = Knobs;

/** WeChat Pay takes a refund at once and brings it a moment later. */
export const restingWeChatKnobs = (): WeChatKnobs => ({ ...restingKnobs(), refundMs: 500 });
