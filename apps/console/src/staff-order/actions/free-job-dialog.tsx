import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { t } from '@lingui/core/macro';
import { api } from '../../platform/api.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type FreeJobDialogProps = {
  readonly orderId: number;
  readonly onDone?: (order: StaffOrder) => void;
  readonly onClose: () => void;
};

/** Dialog in which an operator takes an uncollected delivery job from its courier (rule courier-10). */
export const FreeJobDialog = ({ orderId, onDone = () => undefined, onClose }: FreeJobDialogProps) => (
  <ReasonDialog
    title={t`收回这一单的派单？`}
    label={t`收回的原因`}
    suggestions={[t`联系不上骑手`, t`骑手主动要求`, t`迟迟未取餐`]}
    submit={t`确认收回`}
    send={(reason) => api('/rest/platform/dispatch/free', { orderId, reason })}
    success={() => t`已收回，重新派给其他骑手`}
    onDone={onDone}
    onClose={onClose}
  />
);
