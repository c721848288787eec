import { calls } from '@chifan/contract';
import {
  type MallOrderActor,
  type MallOrderState,
  type ShipmentStatus,
  trackingNumberPattern,
} from '@chifan/domain/mall';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import { runIdempotently } from '../../../../platform/http/idempotency.ts';
import type { Platform } from '../../../../platform/module.ts';
import type { TransitionContext } from '../../../../platform/workflow/transition-context.ts';
import { insertShipmentStep, type MallOrderRow, writeParcel } from '../mall-order.store.ts';
import { publishMallOrderChanged } from '../transition-mall-order.ts';
import { type Input, type MallStaffContext, type OnOrder, withAnyMallOrder, withLock } from './with-any-mall-order.ts';

export const correctShipment = (
  platform: Platform,
  { orderId, carrier, trackingNumber }: Input<'correctShipment'>,
  context: MallStaffContext,
) =>
  withAnyMallOrder(platform, orderId, context, async (transition, order) => {
    if (!hasParcel(order)) return refused('transition_not_allowed', { state: order.state });
    if (!trackingNumberPattern.test(trackingNumber)) return refused('tracking_number_invalid');
    return writeParcelChange(platform, transition, order, 'corrected', { carrier, trackingNumber });
  });

/**
 * Adds a tracking step of the parcel. The step is stored as a code, and guests see the code's text in their language. A
 * retry with the same idempotency key adds no second step.
 */
export const addShipmentStep = (
  platform: Platform,
  input: Input<'addShipmentStep'>,
  context: MallStaffContext,
): Promise<Answer<OnOrder>> =>
  runIdempotently(platform.database, context, calls.addShipmentStep.path, input, async (tx, after) => {
    const { orderId, status, placeZh: place } = input;
    const written = await withLock(tx, after, orderId, context, async (transition, order) => {
      if (!hasParcel(order)) return refused('transition_not_allowed', { state: order.state });
      const placeZh = place === '' ? null : place;
      await insertShipmentStep(tx, { orderId, status, placeZh, staffId: context.caller.id, at: transition.now });
      return writeParcelChange(platform, transition, order, status, null);
    });
    return written.ok ? { ok: true, value: { orderId } } : written;
  });

const parcelStates: readonly MallOrderState[] = ['to_be_delivered', 'after_sale_processing', 'completed'];

const hasParcel = ({ state }: MallOrderRow): boolean => parcelStates.includes(state);

async function writeParcelChange(
  platform: Platform,
  { tx, after, now }: TransitionContext<MallOrderActor>,
  order: MallOrderRow,
  step: ShipmentStatus | 'corrected',
  parcel: Parameters<typeof writeParcel>[2],
): Promise<Answer<MallOrderRow>> {
  await writeParcel(tx, order, parcel);
  const moved = { ...order, version: order.version + 1 };
  const news = { mallOrderId: order.id, step, version: moved.version };
  await platform.events.publish(tx, 'mall-order.parcel', news, now);
  after(() => publishMallOrderChanged(platform, moved));
  return { ok: true, value: moved };
}
