import type { mallAdminCalls } from '@chifan/contract/mall-admin';
import type { MallOrderActor } from '@chifan/domain/mall';
import { mallReasonsToGive } from '@chifan/domain/mall';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { returnMallRefund } from '../../wallet/index.ts';
import type { MallStaffContext } from '../ordering/fulfilment/platform-actions.ts';
import { changeStock, lockProducts } from '../ordering/product-stock.store.ts';
import { tellPoints } from '../ordering/transition-mall-order.ts';
import { leaveMallAfterSale } from './leave-after-sale.ts';
import { type MallRefundRow, mallLinesToRefund, writeMallPiecesBack } from './mall-refund.store.ts';
import { type LockedMallRefund, lockMallRefundWithOrder, transitionMallRefund } from './transition-mall-refund.ts';

type Input = z.output<(typeof mallAdminCalls)['decideMallRefund']['input']>;
type OnRefund = { readonly refundId: number };

/** The platform gives all or a part, or refuses, and says why it is not all. */
export const decideMallRefund = (
  platform: Platform,
  input: Input,
  { caller, now }: MallStaffContext,
): Promise<Answer<OnRefund>> =>
  platform.database.transact(async (tx, after): Promise<Answer<OnRefund>> => {
    const locked = await lockMallRefundWithOrder(tx, input.refundId);
    if (!locked) return refused('refund_not_found');
    const transition: TransitionContext<MallOrderActor> = { tx, after, now, actor: 'platform', actorId: caller.id };
    const decided = await decide(platform, transition, locked, input);
    return decided.ok ? { ok: true, value: { refundId: input.refundId } } : decided;
  });

function decide(
  platform: Platform,
  transition: TransitionContext<MallOrderActor>,
  locked: LockedMallRefund,
  input: Input,
): Promise<Answer<MallRefundRow>> | Answer<never> {
  const { decision, reason, note } = input;
  const { asked } = locked.refund;
  const isGrant = decision === 'grant';
  const points = isGrant ? (input.points ?? asked) : 0;
  if (points > asked) return refused('refund_exceeds_paid', { most: asked });
  const reasons = mallReasonsToGive({ isGrant, points, asked });
  // Who gets all that they asked for is owed no reason; a note is for the staff and explains nothing to a guest.
  const isExplained = reason === undefined ? reasons.length === 0 : reasons.includes(reason);
  if (!isExplained) return refused('bad_request');
  const said = {
    decision_reason: reason ?? null,
    platform_note: note === '' ? null : note,
    decided_at: transition.now,
  };
  return isGrant
    ? grant(platform, transition, locked, { ...said, granted: points }, input.isBackInStock)
    : refuse(platform, transition, locked, said);
}

type Said = Pick<MallRefundRow, 'decision_reason' | 'platform_note' | 'decided_at'>;

async function refuse(
  platform: Platform,
  transition: TransitionContext<MallOrderActor>,
  { order, refund }: LockedMallRefund,
  said: Said,
): Promise<Answer<MallRefundRow>> {
  const moved = await transitionMallRefund(platform, transition, refund, 'platform_refuse', said);
  if (moved.ok) await leaveMallAfterSale(platform, transition, order);
  return moved;
}

/** State, pieces, points and what hangs on them stand or fall together. */
async function grant(
  platform: Platform,
  transition: TransitionContext<MallOrderActor>,
  { order, refund }: LockedMallRefund,
  said: Said & { readonly granted: number },
  isBackInStock: boolean,
): Promise<Answer<MallRefundRow>> {
  const moved = await transitionMallRefund(platform, transition, refund, 'platform_grant', said);
  if (!moved.ok) return moved;
  const { tx, now: at } = transition;
  await leaveMallAfterSale(platform, transition, order, { refunded: order.refunded + said.granted });
  if (said.granted === refund.asked) await writeMallPiecesBack(tx, order.id, refund.items);
  if (isBackInStock) await putBack(transition, refund);
  const of = { mallOrderId: order.id, mallRefundId: refund.id, memberId: order.member_id };
  await returnMallRefund(tx, { ...of, points: said.granted, at });
  tellPoints(platform, transition, order.member_id);
  return moved;
}

/** The pieces came back whole and may go to somebody else. */
async function putBack(
  { tx }: TransitionContext<MallOrderActor>,
  { order_id: orderId, items }: MallRefundRow,
): Promise<void> {
  const lines = await mallLinesToRefund(tx, orderId);
  const pieces = items.flatMap(({ position, number }) => {
    const line = lines.find((line) => line.position === position);
    return line ? [{ productId: line.productId, number }] : [];
  });
  await lockProducts(
    tx,
    pieces.map(({ productId }) => productId),
  );
  await changeStock(tx, pieces, { stock: 1, redeemed: 0 });
}
