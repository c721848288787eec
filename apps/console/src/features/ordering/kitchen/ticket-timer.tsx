import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { type Due, kitchenDue } from '@chifan/domain/ordering';
import { Countdown, Icon, type IconName, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../../../platform/time.ts';
import { acceptedAt, isInKitchen, minutesSince } from '../board/kitchen-age.ts';

const tones: Readonly<Record<Due, { readonly className: string; readonly icon: IconName }>> = {
  in_time: { className: 'text-ink', icon: 'clock' },
  soon: { className: 'bg-warn-tint text-warn', icon: 'clock' },
  late: { className: 'bg-bad text-surface', icon: 'warning' },
};

type OrderOf = { readonly order: StaffOrder };

/**
 * Minutes until the promised time. Amber when the order is due soon, and red when it is late (rule ordering-130). An
 * order that is ready shows since when.
 */
export function TicketTimer({ order }: OrderOf) {
  const now = useNow();
  const { promisedAt, readyAt, setMealId, estimatedAt } = order;
  if (setMealId !== null) return <span className="text-soft">{t`今日到店`}</span>;
  if (readyAt !== null) {
    const ready = clockTime(readyAt, now);
    return <span className="text-soft">{t`${ready} 已做好`}</span>;
  }
  if (!isInKitchen(order)) return <span className="text-soft">{clockTime(estimatedAt, now)}</span>;
  const { due, minutesLeft } = kitchenDue(new Date(promisedAt), now);
  const { className, icon } = tones[due];
  const late = -minutesLeft;
  return (
    <span className={`flex items-center gap-1 rounded-small px-1 font-bold whitespace-nowrap ${className}`}>
      <Icon name={icon} size={18} />
      {due === 'late' ? t`超时 ${late} 分` : t`还剩 ${minutesLeft} 分`}
    </span>
  );
}

/** Minutes since the kitchen accepted the order, or the time that is left to accept it, and the time that was booked. */
export function TicketAge({ order }: OrderOf) {
  const now = useNow();
  const { wantedAt, answerBefore, estimatedAt } = order;
  if (!isInKitchen(order)) return null;
  const told = clockTime(estimatedAt, now);
  return (
    <>
      {answerBefore === null ? (
        <span className="text-soft whitespace-nowrap">
          <Elapsed order={order} now={now} />
        </span>
      ) : (
        <span className="font-semibold text-bad whitespace-nowrap">
          {t`接单限时`} <Countdown until={answerBefore} />
        </span>
      )}
      {wantedAt !== null && <span className="font-semibold text-warn whitespace-nowrap">{t`预约 ${told}`}</span>}
    </>
  );
}

function Elapsed({ order, now }: { readonly order: StaffOrder; readonly now: Date }) {
  const accepted = acceptedAt(order);
  const minutes = minutesSince(accepted ?? order.paidAt ?? order.placedAt, now);
  return accepted === null ? t`已等 ${minutes} 分` : t`已接 ${minutes} 分`;
}
