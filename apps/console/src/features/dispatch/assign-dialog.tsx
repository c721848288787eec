import type { BoardJob } from '@chifan/contract/dispatch/views';
import { maxActiveDeliveryJobs } from '@chifan/domain/dispatch';
import { Button, Dialog, EmptyState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { api } from '../../platform/api.ts';
import { useAction } from '../../platform/use-action.ts';
import { PhoneLink } from '../../staff-order/phone-link.tsx';
import { distance, type OnDuty } from './board-view.ts';
import { BreakBadge } from './break-badge.tsx';

type AssignDialogProps = { readonly job: BoardJob; readonly couriers: readonly OnDuty[]; readonly onClose: () => void };

/** Lists couriers near the restaurant first, then all other couriers on duty. */
export function AssignDialog({ job, couriers, onClose }: AssignDialogProps) {
  const near = job.near.map(({ courierId }) => courierId);
  const rank = ({ id }: OnDuty) => (near.includes(id) ? near.indexOf(id) : near.length);
  const others = couriers.filter(({ id }) => id !== job.courier?.id).toSorted((one, other) => rank(one) - rank(other));
  return (
    <Dialog isOpen title={job.courier === null ? t`指派给谁？` : t`改派给谁？`} onClose={onClose}>
      {others.length === 0 ? (
        <EmptyState icon="scooter" title={t`没有其他在线的骑手`} />
      ) : (
        <ul className="grid gap-1">
          {others.map((courier) => (
            <li key={courier.id}>
              <Choice job={job} courier={courier} onClose={onClose} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type ChoiceProps = { readonly job: BoardJob; readonly courier: OnDuty; readonly onClose: () => void };

function Choice({ job: { orderId, near }, courier, onClose }: ChoiceProps) {
  const { id: courierId, name, phone, jobsInHand } = courier;
  const assign = useAction(() => api('/rest/platform/dispatch/assign', { orderId, courierId }), {
    success: () => t`已派给${name}`,
    onDone: onClose,
  });
  const isFull = jobsInHand >= maxActiveDeliveryJobs;
  const found = near.find((each) => each.courierId === courierId);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <BreakBadge courier={courier} />
        </p>
        <p className="text-note text-soft">
          {t`手上 ${jobsInHand} 单`} · {found ? distance(found.metres) : t`不顺路或不在附近`}
        </p>
        {phone !== null && <PhoneLink phone={phone} of={name} />}
      </div>
      <Button
        variant="secondary"
        aria-label={isFull ? t`${name}已满` : t`指派给${name}`}
        disabled={isFull}
        isBusy={assign.isPending}
        onClick={() => assign.mutate(undefined)}
        className="px-4"
      >
        {isFull ? t`已满` : t`指派`}
      </Button>
    </div>
  );
}
