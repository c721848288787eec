import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller } from '../../../platform/workflow/locked.ts';
import { isJobReturned } from '../../dispatch/index.ts';
import { lockOrder, transitionOrder } from '../../ordering/index.ts';
import type { OnOrder } from './with-own-delivery-job.ts';

export async function returnJob(
  platform: Platform,
  input: OnOrder & { reason: string },
  context: StaffContext,
): Promise<Answer<boolean>> {
  return platform.database.transact(async (tx, after): Promise<Answer<boolean>> => {
    const order = await lockOrder(tx, input.orderId);
    if (order && (await isJobReturned(tx, order, context.caller.id))) return { ok: true, value: true };
    if (order?.courier_id !== context.caller.id) return refused('order_not_found');
    const transition = { tx, after, ...byCaller('courier', context) };
    const { reason } = input;
    const back = await transitionOrder(platform, transition, order, 'hand_back', { courier_id: null }, { reason });
    if (!back.ok) return back;
    return { ok: true, value: true };
  });
}
