import type { mallStaffCalls } from '@chifan/contract/mall/staff-calls';
import type { MallOrderActor } from '@chifan/domain/mall';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database.ts';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import type { StaffCaller } from '../../../../platform/http/caller.ts';
import type { Context } from '../../../../platform/http/handlers.ts';
import type { Platform } from '../../../../platform/module.ts';
import type { TransitionContext } from '../../../../platform/workflow/transition-context.ts';
import { lockMallOrder, type MallOrderRow } from '../mall-order.store.ts';

export type MallStaffContext = Context<StaffCaller>;

export type Input<Name extends keyof typeof mallStaffCalls> = z.output<(typeof mallStaffCalls)[Name]['input']>;

export type OnOrder = { readonly orderId: number };

type Work = (transition: TransitionContext<MallOrderActor>, order: MallOrderRow) => Promise<Answer<MallOrderRow>>;

export async function withAnyMallOrder(
  platform: Platform,
  orderId: number,
  context: MallStaffContext,
  work: Work,
): Promise<Answer<OnOrder>> {
  const moved = await platform.database.transact((tx, after) => withLock(tx, after, orderId, context, work));
  return moved.ok ? { ok: true, value: { orderId } } : moved;
}

export async function withLock(
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
