import type { WorkflowPosition } from '@chifan/domain';
import { type MallOrderState, mallOrderWorkflow } from '@chifan/domain/mall';
import { writePipelined } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { transitionOf } from '../../../platform/workflow/transition.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { type MallOrderRow, mallOrderTables } from './mall-order.store.ts';

export const workflowPositionOf = (
  order: Pick<MallOrderRow, 'state' | 'state_before_after_sale'>,
): WorkflowPosition<MallOrderState> => ({ state: order.state, stateBeforeAfterSale: order.state_before_after_sale });

/** The only function that changes a mall order's state. The caller must have locked the order with `lockMallOrder`. */
export const transitionMallOrder = transitionOf({
  workflow: mallOrderWorkflow,
  tables: mallOrderTables,
  factsOf: (order: MallOrderRow) => workflowPositionOf(order),
  announce: async ({ events }, { tx, now, actor }, { id: mallOrderId }, event) =>
    writePipelined(tx, events.publish(tx, 'mall-order.moved', { mallOrderId, event, actor }, now)),
  publish: publishMallOrderChanged,
});

export function publishMallOrderChanged(
  platform: Platform,
  order: Pick<MallOrderRow, 'id' | 'member_id' | 'version'>,
): void {
  const { id, member_id: memberId, version } = order;
  platform.live.publish([`member:${memberId}`, 'platform'], { topic: `mall-order:${id}`, version });
  platform.live.publish([`member:${memberId}`, 'platform'], { topic: 'mall-orders', version });
}

export const publishPointsChanged = (
  platform: Platform,
  { after, now }: Pick<TransitionContext, 'after' | 'now'>,
  memberId: number,
): void => after(() => platform.live.publish([`member:${memberId}`], { topic: 'wallet', version: now.getTime() }));
