import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime, durationText, minutesTo } from '../../../platform/time.ts';
import { DueTimer } from '../board/due-timer.tsx';
import { acceptedAt, isInKitchen, kitchenDueOf, minutesSince } from '../board/kitchen-age.ts';

type OrderOf = { readonly order: StaffOrder };

/**
 * Minutes until the food is due, or since it was due (rule ordering-130). For a ready order, the minutes since it was
 * ready. The head of the ticket sets the colour.
 */
export function TicketTimer({ order }: OrderOf) {
  const now = useNow();
  const { readyAt, setMealId, estimatedAt } = order;
  if (setMealId !== null) return <span>{t`今日到店`}</span>;
  if (readyAt !== null) {
    const ready = clockTime(readyAt, now);
    return <span>{t`${ready} 已做好`}</span>;
  }
  const left = kitchenDueOf(order, now);
  return left === null ? <span>{clockTime(estimatedAt, now)}</span> : <DueTimer left={left} />;
}

/**
 * Minutes since the kitchen accepted the order, or the time left to accept it. Also shows the time that the guest
 * chose, if any.
 */
export function TicketAge({ order }: OrderOf) {
  const now = useNow();
  const { wantedAt, answerBefore, estimatedAt } = order;
  if (!isInKitchen(order)) return null;
  const told = clockTime(estimatedAt, now);
  const toAnswer = answerBefore === null ? '' : durationText(minutesTo(answerBefore, now));
  return (
    <>
      {answerBefore === null ? (
        <span className="whitespace-nowrap">
          <Elapsed order={order} now={now} />
        </span>
      ) : (
        <span className="font-semibold whitespace-nowrap">{t`接单还剩 ${toAnswer}`}</span>
      )}
      {wantedAt !== null && <span className="font-semibold whitespace-nowrap">{t`预约 ${told}`}</span>}
    </>
  );
}

function Elapsed({ order, now }: { readonly order: StaffOrder; readonly now: Date }) {
  const accepted = acceptedAt(order);
  const minutes = minutesSince(accepted ?? order.paidAt ?? order.placedAt, now);
  return accepted === null ? t`已等 ${minutes} 分` : t`已接 ${minutes} 分`;
}
