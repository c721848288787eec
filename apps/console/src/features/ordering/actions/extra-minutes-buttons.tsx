import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { type ExtraMinutes, extraMinuteChoices } from '@chifan/domain/ordering';
import { Button, classNames } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { narrowButton } from '../../../staff-order/actions/action-buttons.tsx';
import { boardShortcuts } from '../../../staff-order/actions/board-shortcuts.ts';
import { cacheOrder } from '../../../staff-order/detail/shown-order.ts';

type ExtraMinutesButtonsProps = {
  readonly order: StaffOrder;
  /**
   * The number of additional minutes in the running call that accepts the order. Undefined if the order is being
   * accepted without additional minutes, and null if no call is running.
   */
  readonly accepting: ExtraMinutes | undefined | null;
  readonly onAccept: (extraMinutes: ExtraMinutes) => void;
  /** Puts narrow buttons into the row of the parent element. */
  readonly isInRow?: boolean;
};

/**
 * Buttons that postpone the estimated time of an order by some minutes, when the kitchen accepts the order or cooks it
 * (rule ordering-55). The server notifies the guest at once.
 */
export function ExtraMinutesButtons({ order, accepting, onAccept, isInRow = false }: ExtraMinutesButtonsProps) {
  const { id: orderId, allowedEvents } = order;
  const delay = useAction(
    (extraMinutes: ExtraMinutes) => api('/rest/merchant/order/delay', { orderId, extraMinutes }),
    { success: () => t`已延后，已告知客人`, onDone: cacheOrder },
  );
  const isAccepting = allowedEvents.includes('accept');
  if (!isAccepting && !allowedEvents.includes('delay')) return null;
  const isBusy = delay.isPending || accepting !== null;
  const sent = delay.isPending ? delay.variables : accepting;
  const isSent = (minutes: ExtraMinutes) => isBusy && sent === minutes;
  return (
    <div className={isInRow ? 'contents' : 'flex gap-2'}>
      {extraMinuteChoices.map((minutes) => (
        <Button
          key={minutes}
          variant="secondary"
          aria-keyshortcuts={boardShortcuts.extra[minutes]}
          aria-label={isAccepting ? t`接单 +${minutes} 分钟` : t`延后 +${minutes} 分钟`}
          isBusy={isSent(minutes)}
          disabled={isBusy && !isSent(minutes)}
          onClick={() => (isAccepting ? onAccept(minutes) : delay.mutate(minutes))}
          className={classNames('figures grow', isInRow ? narrowButton : 'basis-0 px-2 text-note whitespace-nowrap')}
        >
          {isInRow ? !isSent(minutes) && `+${minutes}` : t`+${minutes} 分钟`}
        </Button>
      ))}
    </div>
  );
}
