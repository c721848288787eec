import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { t } from '@lingui/core/macro';
import type { StaffKind } from '../../platform/staff.ts';

export const roleLabels: Readonly<Record<OrderMessage['from'], () => string>> = {
  member: () => t`客人`,
  merchant: () => t`餐厅`,
  courier: () => t`骑手`,
};

/** Messages to this role that the role has not read yet. */
export const unreadOf = ({ messages }: Pick<StaffOrder, 'messages'>, role: StaffKind): readonly OrderMessage[] =>
  messages.filter(({ to, readAt }) => to === role && readAt === null);
