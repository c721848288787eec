import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { type DoorStep, hasGuestAgreedToLeave } from '@chifan/domain/courier';
import { Button, Countdown, Icon, LinkButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { DoorWaitFacts } from '../../../staff-order/door-wait-facts.tsx';
import type { QueuedAction } from '../queue/queued-actions.ts';
import { useJobAction } from '../queue/use-action-queue.ts';

/**
 * Steps of the courier when no one opens the door: arrive, wait, call, and bring the food back after ten minutes. The
 * courier can still hand the food over at any time (rule courier-7).
 */
export function DoorSteps({ job, waiting }: { readonly job: StaffOrder; readonly waiting: readonly QueuedAction[] }) {
  const take = useJobAction(job, {});
  if (!job.allowedEvents.includes('hand_over')) return null;
  const isQueued = (wanted: DoorStep) => waiting.some(({ move }) => move.kind === 'door_step' && move.step === wanted);
  if (job.doorWait === null)
    return isQueued('arrive') ? null : (
      <Button
        variant="secondary"
        isWide
        icon="pin"
        isBusy={take.isPending}
        onClick={() => take.mutate({ kind: 'door_step', step: 'arrive' })}
        className="min-h-12"
      >
        {t`我已到门口`}
      </Button>
    );
  return (
    <section aria-label={t`门口等待`} className="grid gap-2 rounded-card bg-sunken p-3">
      <DoorWaitFacts order={job} />
      {job.doorWait.returnedAt === null && !isQueued('bring_back') && (
        <Waiting
          job={job}
          wait={job.doorWait}
          isCallQueued={isQueued('call')}
          isBusy={take.isPending}
          onStep={(step) => take.mutate({ kind: 'door_step', step })}
        />
      )}
    </section>
  );
}

type WaitingProps = {
  readonly job: StaffOrder;
  readonly wait: NonNullable<StaffOrder['doorWait']>;
  readonly isCallQueued: boolean;
  readonly isBusy: boolean;
  readonly onStep: (step: DoorStep) => void;
};

function Waiting({ job, wait: { endsAt, calledAt }, isCallQueued, isBusy, onStep }: WaitingProps) {
  const [isOver, setOver] = useState(() => Date.parse(endsAt) <= Date.now());
  return (
    <>
      {isOver ? (
        <p className="font-semibold">{t`已等满十分钟。`}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-1.5 font-semibold">
          <Icon name="clock" size={20} />
          {t`请等候客人：`}
          <Countdown until={endsAt} onEnd={() => setOver(true)} className="text-title" />
        </p>
      )}
      {hasGuestAgreedToLeave(job.messages) && (
        <p className="font-semibold text-good">{t`客人同意放下：点「送达」拍照即可。`}</p>
      )}
      {calledAt === null && !isCallQueued && (
        <CallButton phone={job.contactPhone} isBusy={isBusy} onCalled={() => onStep('call')} />
      )}
      {(calledAt !== null || isCallQueued) && isOver && (
        <Button variant="danger" isWide isBusy={isBusy} onClick={() => onStep('bring_back')} className="min-h-12">
          {t`无人收餐，送回餐厅`}
        </Button>
      )}
    </>
  );
}

type CallButtonProps = { readonly phone: string | null; readonly isBusy: boolean; readonly onCalled: () => void };

/**
 * A button that calls the guest. If the guest has no Chinese number, the courier uses another contact and then confirms
 * with this button that the guest was contacted.
 */
function CallButton({ phone, isBusy, onCalled }: CallButtonProps) {
  if (phone === null)
    return (
      <Button variant="secondary" isWide icon="phone" isBusy={isBusy} onClick={onCalled} className="min-h-12">
        {t`已按备注联系客人`}
      </Button>
    );
  return (
    <LinkButton
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      icon="phone"
      isWide
      onFollow={onCalled}
      className="min-h-12"
    >
      {t`打电话给客人`}
    </LinkButton>
  );
}
