import type { StaffOrder } from '@chifan/contract/ordering';
import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { rememberOrder } from '../../../staff-order/detail/shown-order.ts';
import { MoveButtons } from '../../../staff-order/moves/move-buttons.tsx';
import { type JobEvent, jobMoves } from '../../../staff-order/moves/moves.ts';
import { ReasonDialog } from '../../../staff-order/moves/reason-dialog.tsx';
import { DoorSteps } from './door-steps.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

export function JobMoves({ job }: { readonly job: StaffOrder }) {
  const [asking, setAsking] = useState<'hand_over' | 'hand_back' | null>(null);
  const collect = useAction(() => api('/rest/courier/job/collect', { orderId: job.id }), {
    success: () => t`已取餐，请尽快送达`,
    onDone: rememberOrder,
  });
  const move = (event: JobEvent) => (event === 'collect' ? collect.mutate(undefined) : setAsking(event));
  const stopAsking = () => setAsking(null);
  return (
    <div className="grid gap-2">
      <DoorSteps job={job} />
      <MoveButtons order={job} moves={jobMoves} busy={collect.isPending ? 'collect' : null} onMove={move} />
      {job.isMine && isBeforeCollection(job) && <GiveBackButton job={job} />}
      {asking === 'hand_over' && <HandOverDialog job={job} onClose={stopAsking} />}
      {asking === 'hand_back' && <HandBackDialog job={job} onClose={stopAsking} />}
    </div>
  );
}

/** Giving a job back is no event of the order: until the food is collected the order itself does not move. */
const isBeforeCollection = ({ state }: StaffOrder) => state === 'delivering' || state === 'to_be_picked_up';

function GiveBackButton({ job }: { readonly job: StaffOrder }) {
  const giveBack = useAction(() => api('/rest/courier/job/giveBack', { orderId: job.id }), {
    success: () => t`已退回，其他骑手可以接单`,
  });
  return (
    <>
      {job.state === 'delivering' && <p className="text-note text-soft">{t`餐厅还在制作，备好后即可取餐。`}</p>}
      <Button variant="secondary" isWide isBusy={giveBack.isPending} onClick={() => giveBack.mutate(undefined)}>
        {t`退回这一单`}
      </Button>
    </>
  );
}

type HandBackDialogProps = { readonly job: StaffOrder; readonly onClose: () => void };

const HandBackDialog = ({ job, onClose }: HandBackDialogProps) => (
  <ReasonDialog
    title={t`把餐送回餐厅？`}
    label={t`送回的原因`}
    suggestions={[t`车辆故障`, t`联系不上客人`, t`地址太远或找不到`, t`餐品破损`]}
    submit={t`确认送回`}
    send={(reason) => api('/rest/courier/job/handBack', { orderId: job.id, reason })}
    success={() => t`已送回餐厅，等待其他骑手`}
    onClose={onClose}
  />
);
