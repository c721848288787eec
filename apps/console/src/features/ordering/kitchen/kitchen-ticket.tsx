import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { Badge, Button, classNames, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStaff } from '../../../platform/staff.ts';
import { boardShortcuts } from '../../../staff-order/actions/board-shortcuts.ts';
import { useOpenOrder } from '../../../staff-order/detail/shown-order.ts';
import { NewMessages, useMessageDialog } from '../../../staff-order/messages/order-messages.tsx';
import { OrderDiet } from '../../../staff-order/order-diet.tsx';
import { isInAfterSale } from '../../../staff-order/order-facts.ts';
import { NeedsHelp } from '../../../staff-order/order-guest.tsx';
import { wayLabel } from '../../../staff-order/order-labels.ts';
import { VoucherCodes } from '../../../staff-order/voucher-codes.tsx';
import { shopText } from '../../../texts/dish-name.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import { KitchenActionButtons } from '../actions/kitchen-action-buttons.tsx';
import { AcknowledgeButton } from '../board/acknowledge-button.tsx';
import { headTones } from '../board/due-timer.tsx';
import { kitchenDueOf } from '../board/kitchen-age.ts';
import { TicketLines } from './ticket-lines.tsx';
import { TicketRemark } from './ticket-remark.tsx';
import { TicketAge, TicketTimer } from './ticket-timer.tsx';

type KitchenTicketProps = {
  readonly order: StaffOrder;
  readonly isUnnoticed: boolean;
  /** Height of the page in pixels. A taller ticket is cut off, and a button shows the rest. */
  readonly maxHeight: number;
  /** Called with the height of the ticket in pixels, at first and after each change, before the browser paints. */
  readonly onMeasured: (height: number) => void;
};

/** Ticket of kitchen mode: number, timer, warnings, dishes, remark and buttons, in the order in which a cook reads. */
export function KitchenTicket({ order, isUnnoticed, maxHeight, onMeasured }: KitchenTicketProps) {
  const talk = useMessageDialog(order);
  const { shops } = useStaff();
  const [isCut, setIsCut] = useState(false);
  const ticket = useMeasured((height, isTooHigh) => {
    onMeasured(height);
    if (isTooHigh) setIsCut(true);
  });
  return (
    <section
      ref={ticket}
      style={{ maxHeight }}
      className="flex flex-col gap-1.5 overflow-hidden rounded-card border border-line bg-surface p-1.5 shadow-card"
    >
      <TicketHead order={order} />
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] content-start gap-1.5',
          isCut && 'min-h-0 flex-1 overflow-hidden',
        )}
      >
        <OrderDiet order={order} isCompact />
        {isInAfterSale(order) && <Badge tone="warn">{t`售后中`}</Badge>}
        {shops.length > 1 && <PersonText text={shopText(order)} maxLines={1} className="text-note text-soft" />}
        <NewMessages order={order} onOpen={talk.open} />
        <NeedsHelp order={order} />
        <TicketLines order={order} />
        <VoucherCodes order={order} />
        <TicketRemark order={order} />
      </div>
      {isCut && <MoreButton order={order} />}
      {isUnnoticed && <AcknowledgeButton order={order} />}
      <KitchenActionButtons order={order} isOneRow />
      {talk.dialog}
    </section>
  );
}

/** Shows the number, the order type and the timer of a ticket. A tap opens all details of the order. */
function TicketHead({ order }: { readonly order: StaffOrder }) {
  const openOrder = useOpenOrder();
  const now = useNow();
  const number = kitchenCallNumber(order);
  return (
    <h2 className={classNames('-mx-1.5 -mt-1.5', headTones[kitchenDueOf(order, now)?.due ?? 'in_time'])}>
      <button
        type="button"
        aria-keyshortcuts={boardShortcuts.detail}
        onClick={() => openOrder(order)}
        className="flex w-full items-center justify-between gap-2 px-2 py-1 text-start -outline-offset-3"
      >
        <span className="sr-only">{t`${number} 号`}</span>
        <span aria-hidden className="figures shrink-0 text-[3.5rem] leading-[2.75rem] font-bold">
          {number}
        </span>
        <span className="grid min-w-0 justify-items-end">
          <TicketTimer order={order} />
          <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-1.5 text-note">
            {order.tableNumber !== null && (
              <bdi className="figures rounded-small border-2 border-current px-1 font-bold">{t`桌号 ${order.tableNumber}`}</bdi>
            )}
            <span className="font-semibold">{wayLabel(order)}</span>
            <TicketAge order={order} />
          </span>
        </span>
      </button>
    </h2>
  );
}

/**
 * Button that opens the complete order. Shown on a ticket that has no room for all dishes, so that a cook never misses
 * a dish.
 */
function MoreButton({ order }: { readonly order: StaffOrder }) {
  const openOrder = useOpenOrder();
  return (
    <Button variant="danger" isWide onClick={() => openOrder(order)} className="shrink-0">
      {t`内容未显示完，点开看全部`}
    </Button>
  );
}

/** Measures an element. `isTooHigh` is true if the content is higher than the element. */
function useMeasured(onSize: (height: number, isTooHigh: boolean) => void) {
  const element = useRef<HTMLElement>(null);
  const read = useEffectEvent(({ offsetHeight, scrollHeight }: HTMLElement) =>
    onSize(offsetHeight, scrollHeight > offsetHeight + 1),
  );
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const resizing = new ResizeObserver(() => read(current));
    resizing.observe(current);
    read(current);
    return () => resizing.disconnect();
  }, []);
  return element;
}
