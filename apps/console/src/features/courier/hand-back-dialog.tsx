import type { StaffOrder } from '@chifan/contract/ordering';
import { t } from '@lingui/core/macro';
import { api } from '../../platform/api.ts';
import { useAction } from '../../platform/use-action.ts';
import { ReasonDialog } from '../../staff-order/moves/reason-dialog.tsx';

type HandBackDialogProps = { readonly job: StaffOrder; readonly onClose: () => void };

/** The food goes back to the shop and the job is offered again. */
export function HandBackDialog({ job, onClose }: HandBackDialogProps) {
  const handBack = useAction((reason: string) => api('/rest/courier/job/handBack', { orderId: job.id, reason }), {
    success: () => t`已送回餐厅，等待其他骑手`,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t`把餐送回餐厅？`}
      label={t`送回的原因`}
      suggestions={[t`车辆故障`, t`联系不上客人`, t`地址太远或找不到`, t`餐品破损`]}
      submit={t`确认送回`}
      isBusy={handBack.isPending}
      onSubmit={handBack.mutate}
      onClose={onClose}
    />
  );
}
