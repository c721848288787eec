import { type FaultControls, restingControls } from '../gateways/fault-controls.ts';

export { happens } from '../gateways/fault-controls.ts';

export type WeChatFaultControls = FaultControls;

/** WeChat Pay takes a refund at once and brings it a moment later. */
export const restingWeChatControls = (): WeChatFaultControls => ({ ...restingControls(), refundMs: 500 });
