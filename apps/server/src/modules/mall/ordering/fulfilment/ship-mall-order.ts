import { mallConfirmsAt, trackingNumberPattern } from '@chifan/domain/mall';
import { refused } from '../../../../platform/http/call-result.ts';
import type { Platform } from '../../../../platform/module.ts';
import { insertShipmentStep, type MallOrderRow } from '../mall-order.store.ts';
import { confirmTimer } from '../mall-timers.ts';
import { transitionMallOrder } from '../transition-mall-order.ts';
import { type Input, type MallStaffContext, withAnyMallOrder } from './with-any-mall-order.ts';

/** Records that the carrier has the parcel, and sets the timer after which the parcel counts as received. */
export const shipMallOrder = (
  platform: Platform,
  { orderId, carrier, trackingNumber }: Input<'shipMallOrder'>,
  context: MallStaffContext,
) =>
  withAnyMallOrder(platform, orderId, context, async (transition, order) => {
    if (!trackingNumberPattern.test(trackingNumber)) return refused('tracking_number_invalid');
    const { tx, now } = transition;
    const changes = { carrier, tracking_number: trackingNumber, shipped_at: now };
    const timer = (sent: MallOrderRow) => confirmTimer(sent, mallConfirmsAt(now));
    const sent = await transitionMallOrder(platform, transition, order, 'ship', changes, { timer });
    if (!sent.ok) return sent;
    const step = { orderId, status: 'handed_over', placeZh: null, staffId: context.caller.id, at: now } as const;
    await insertShipmentStep(tx, step);
    return sent;
  });
