import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ActionButtons } from '../../../staff-order/actions/action-buttons.tsx';
import { type JobEvent, jobActions } from '../../../staff-order/actions/order-actions.ts';
import { ReasonDialog } from '../../../staff-order/actions/reason-dialog.tsx';
import { StickyActions } from '../../../staff-order/actions/sticky-actions.tsx';
import { ActionQueueNotices } from '../queue/action-queue-notices.tsx';
import { applyQueuedActions } from '../queue/apply-queued-actions.ts';
import { queueAction } from '../queue/send-queued-actions.ts';
import { queuedOfflineText, useJobAction, useQueuedActions } from '../queue/use-action-queue.ts';
import { DoorSteps } from './door-steps.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

/** Shows a queued action as done, so that the courier can continue without a network (rule courier-12). */
export function JobActionButtons({ job: known }: { readonly job: StaffOrder }) {
  const waiting = useQueuedActions(known.id);
  const job = applyQueuedActions(known, waiting);
  const [asking, setAsking] = useState<'hand_over' | 'hand_back' | null>(null);
  const collect = useJobAction(job, { success: () => t`已取餐，请尽快送达` });
  const move = (event: JobEvent) => (event === 'collect' ? collect.mutate({ kind: 'collect' }) : setAsking(event));
  const stopAsking = () => setAsking(null);
  return (
    <>
      <div className="grid gap-2 empty:hidden">
        <ActionQueueNotices isShown={(orderId) => orderId === job.id} />
        <DoorSteps job={job} waiting={waiting} />
        {job.isMine && isBeforeCollection(job) && <GiveBackButton job={job} />}
      </div>
      <StickyActions>
        <ActionButtons order={job} moves={jobActions} busy={collect.isPending ? 'collect' : null} onMove={move} />
      </StickyActions>
      {asking === 'hand_over' && <HandOverDialog job={job} onClose={stopAsking} />}
      {asking === 'hand_back' && <HandBackDialog job={job} onClose={stopAsking} />}
    </>
  );
}

/**
 * A courier can return the job until the food is collected. Returning is not an event of the order, so it is not in
 * `allowedEvents`.
 */
const isBeforeCollection = ({ state }: StaffOrder) => state === 'delivering' || state === 'to_be_picked_up';

function GiveBackButton({ job }: { readonly job: StaffOrder }) {
  const giveBack = useJobAction(job, { success: () => t`已转单，其他骑手可以接单` });
  return (
    <>
      {job.state === 'delivering' && <p className="text-note text-soft">{t`餐厅还在制作，备好后即可取餐。`}</p>}
      <Button
        variant="secondary"
        isWide
        isBusy={giveBack.isPending}
        onClick={() => giveBack.mutate({ kind: 'give_back' })}
      >
        {t`转单`}
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
    send={(reason) => queueAction(job, { kind: 'hand_back', reason })}
    success={(outcome) => (outcome === 'late' ? queuedOfflineText() : t`已送回餐厅，等待其他骑手`)}
    isQueued
    onClose={onClose}
  />
);
