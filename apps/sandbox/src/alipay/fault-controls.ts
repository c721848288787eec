import { type FaultControls, restingControls } from '../gateways/fault-controls.ts';

/**
 * What may go wrong at Alipay beside what may at every gateway: transferMs: how long a transfer is under way; failsLater: the
 * next transfers are taken and fail in the end; systemError, payeeMissing, nameDiffers, balanceTooSmall: the next ones are
 * refused with these words.
 */
export type AlipayFaultControls = FaultControls & {
  transferMs: number;
  failsLater: number;
  systemError: number;
  payeeMissing: number;
  nameDiffers: number;
  balanceTooSmall: number;
};

export const restingAlipayControls = (): AlipayFaultControls => ({
  ...restingControls(),
  transferMs: 0,
  failsLater: 0,
  systemError: 0,
  payeeMissing: 0,
  nameDiffers: 0,
  balanceTooSmall: 0,
});
