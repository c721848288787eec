import type { WorkflowTimer } from '../../../platform/workflow/write-transition.ts';
import type { MallOrderRow } from './mall-order.store.ts';

export const mallTimerKinds = { unpaid: 'mall.expire-unpaid', confirm: 'mall.confirm-sent' } as const;

export const unpaidKeyOf = (orderId: number): string => `mall-order:${orderId}:unpaid`;

/** The key contains the order's version, because each unsuccessful refund request sets a new timer. */
export const confirmTimer = ({ id, version }: Pick<MallOrderRow, 'id' | 'version'>, runAt: Date): WorkflowTimer => ({
  kind: mallTimerKinds.confirm,
  key: `mall-order:${id}:confirm:${version}`,
  runAt,
});
