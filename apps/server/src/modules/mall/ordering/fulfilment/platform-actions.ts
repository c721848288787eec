import { calls } from '@chifan/contract';

import type { mallStaffCalls } from '@chifan/contract/mall/staff-calls';
import type { MallOrderActor } from '@chifan/domain/mall';
import { type MallOrderState, mallConfirmsAt, type ShipmentStatus, trackingNumberPattern } from '@chifan/domain/mall';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database.ts';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import type { Context } from '../../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../../platform/http/idempotency.ts';
import type { Platform } from '../../../../platform/module.ts';
import type { TransitionContext } from '../../../../platform/workflow/transition-context.ts';
import { insertShipmentStep, lockMallOrder, type MallOrderRow, writeParcel } from '../mall-order.store.ts';
import { confirmTimer } from '../mall-timers.ts';
import { publishMallOrderChanged, transitionMallOrder } from '../transition-mall-order.ts';
import { endMallOrder } from './end-mall-order.ts';

export type MallStaffContext = Context<{
  role: 'merchant' | 'courier' | 'platform';
  id: number;
  sessionHash: string;
}>;
type Input<Name extends keyof typeof mallStaffCalls> = z.output<(typeof mallStaffCalls)[Name]['input']>;
type OnOrder = { readonly orderId: number };

/** Records that the carrier has the parcel, and sets the timer after which the parcel counts as received. */
export const shipMallOrder = (
  platform: Platform,
  { orderId, carrier, trackingNumber }: Input<'shipMallOrder'>,
  context: MallStaffContext,
) =>
  onMallOrder(platform, orderId, context, async (transition, order) => {
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

export const refuseMallOrder = (
  platform: Platform,
  { orderId, reason }: Input<'refuseMallOrder'>,
  context: MallStaffContext,
) =>
  onMallOrder(platform, orderId, context, (transition, order) =>
    endMallOrder(platform, transition, order, 'refuse', reason),
  );

export const correctShipment = (
  platform: Platform,
  { orderId, carrier, trackingNumber }: Input<'correctShipment'>,
  context: MallStaffContext,
) =>
  onMallOrder(platform, orderId, context, async (transition, order) => {
    if (!hasParcel(order)) return refused('transition_not_allowed', { state: order.state });
    if (!trackingNumberPattern.test(trackingNumber)) return refused('tracking_number_invalid');
    return changed(platform, transition, order, 'corrected', { carrier, trackingNumber });
  });

/** Adds a tracking step of the parcel, as a code that the guest reads translated. Idempotent by the call's key. */
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
      return changed(platform, transition, order, status, null);
    });
    return written.ok ? { ok: true, value: { orderId } } : written;
  });

const parcelStates: readonly MallOrderState[] = ['to_be_delivered', 'after_sale_processing', 'completed'];

const hasParcel = ({ state }: MallOrderRow): boolean => parcelStates.includes(state);

async function changed(
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

type Work = (transition: TransitionContext<MallOrderActor>, order: MallOrderRow) => Promise<Answer<MallOrderRow>>;

async function onMallOrder(
  platform: Platform,
  orderId: number,
  context: MallStaffContext,
  work: Work,
): Promise<Answer<OnOrder>> {
  const moved = await platform.database.transact((tx, after) => withLock(tx, after, orderId, context, work));
  return moved.ok ? { ok: true, value: { orderId } } : moved;
}

async function withLock(
  tx: Tx,
  after: TransitionContext<MallOrderActor>['after'],
  orderId: number,
  { caller, now }: MallStaffContext,
  work: Work,
): Promise<Answer<MallOrderRow>> {
  const order = await lockMallOrder(tx, orderId);
  if (!order) return refused('order_not_found');
  return work({ tx, after, now, actor: 'platform', actorId: caller.id }, order);
}
