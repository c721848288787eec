import { expect, test } from 'vitest';
import { coordinateDecimals } from '../address/index.ts';
import { affiliatePermille, friendsPerLotteryTicket, spendingPerLotteryTicket } from '../affiliate/index.ts';
import { nearClosingMinutes } from '../catalogue/index.ts';
import { couponRefundEnd } from '../coupon/index.ts';
import {
  deliveryEstimateMinutes,
  outOfStockMinutes,
  paymentWindowMinutes,
  pickUpCodeDelaySeconds,
  pickupEstimateMinutes,
} from '../ordering/index.ts';
import { lateAfterPromiseMinutes } from '../refund/index.ts';
import { shanghaiOffsetMs } from '../shanghai-time.ts';
import {
  addressPageSize,
  appVersion,
  cartPageSize,
  defaultToastMs,
  failureToastMs,
  locationRefreshMs,
  locationTimeoutMs,
  longPressMoveCancelPx,
  longPressMs,
  mapZoom,
  networkTimeoutMs,
  packageVersion,
  previewZoom,
  pullThresholdPx,
  scrollThresholdPx,
  swiperDurationMs,
  swiperIntervalMs,
} from './index.ts';

const bought = new Date('2026-11-21T09:00:00+08:00');
const midnight = new Date('2026-11-22T00:00:00+08:00');

/** Each row has the value that a rule of docs/rules/ states, and the constant of the code. */
test.each<[string, unknown, unknown]>([
  ['payment window 5 minutes', paymentWindowMinutes, 5],
  ['out-of-stock refund within 15 minutes', outOfStockMinutes, 15],
  ['refund for delay 30 minutes after the promised time', lateAfterPromiseMinutes, 30],
  ['same-day refund of unused coupons', couponRefundEnd(bought), new Date(midnight.getTime() - 1)],
  ['pick-up code about 1 minute', pickUpCodeDelaySeconds, 60],
  ['delivery time estimate adds 33 minutes', deliveryEstimateMinutes, 33],
  ['pickup 3 minutes', pickupEstimateMinutes, 3],
  ['near-closing threshold 30 minutes', nearClosingMinutes, 30],
  ['a double draw for every 2 friends', friendsPerLotteryTicket, 2],
  ['a double draw per 500 yuan of orders, in fen', spendingPerLotteryTicket, 500_00],
  ['2% affiliate balance, in permille', affiliatePermille, 20],
  ['coordinates rounded to 6 decimals', coordinateDecimals, 6],
  ['time zone offset 8 hours', shanghaiOffsetMs, 8 * 3_600_000],
  ['page size of addresses 10', addressPageSize, 10],
  ['page size of the cart 20', cartPageSize, 20],
  ['toast 3000 ms for failures', failureToastMs, 3000],
  ['toast default 1500 ms', defaultToastMs, 1500],
  ['network timeouts 60000 ms', networkTimeoutMs, 60_000],
  ['location timeout 100000 ms', locationTimeoutMs, 100_000],
  ['map zoom 5 to 18, default 16', mapZoom, { min: 5, max: 18, start: 16 }],
  ['location refresh every 30 s', locationRefreshMs, 30_000],
  ['image preview zoom 1 to 4', previewZoom, { min: 1, max: 4 }],
  ['pull-to-refresh threshold 45', pullThresholdPx, 45],
  ['scroll threshold 50', scrollThresholdPx, 50],
  ['swiper interval 5000 ms', swiperIntervalMs, 5000],
  ['swiper duration 500 ms', swiperDurationMs, 500],
  ['long-press 350 ms', longPressMs, 350],
  ['move cancel 10 px', longPressMoveCancelPx, 10],
  ['app version 5.28', appVersion, '5.28'],
  ['package version 1.0.0 (code 100)', packageVersion, { name: '1.0.0', code: 100 }],
])('a constant in the code has the value that the product rule states: %s', (_words, constant, figure) => {
  expect(constant).toEqual(figure);
});
