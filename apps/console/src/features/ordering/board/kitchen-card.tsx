import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Badge, Button, Card, classNames, Icon, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useStaff } from '../../../platform/staff.ts';
import { durationText, minutesTo } from '../../../platform/time.ts';
import { boardShortcuts } from '../../../staff-order/actions/board-shortcuts.ts';
import { StickyActions } from '../../../staff-order/actions/sticky-actions.tsx';
import { useOpenOrder } from '../../../staff-order/detail/shown-order.ts';
import { NewMessages, useMessageDialog, WriteButton } from '../../../staff-order/messages/order-messages.tsx';
import { OrderDiet } from '../../../staff-order/order-diet.tsx';
import { isInAfterSale } from '../../../staff-order/order-facts.ts';
import { OrderGuestLine } from '../../../staff-order/order-guest.tsx';
import { OrderLines } from '../../../staff-order/order-lines.tsx';
import { OrderRemark } from '../../../staff-order/order-remark.tsx';
import { OrderTime } from '../../../staff-order/order-time.tsx';
import { OrderTitle } from '../../../staff-order/order-title.tsx';
import { PrintButton } from '../../../staff-order/printing/print-button.tsx';
import { VoucherCodes } from '../../../staff-order/voucher-codes.tsx';
import { shopText } from '../../../texts/dish-name.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import { KitchenActionButtons } from '../actions/kitchen-action-buttons.tsx';
import { AcknowledgeButton } from './acknowledge-button.tsx';
import { DueTimer, headTones } from './due-timer.tsx';
import { kitchenDueOf } from './kitchen-age.ts';
import { OrderAge } from './order-age.tsx';

type KitchenCardProps = {
  readonly order: StaffOrder;
  /**
   * True for an auto-accepted order, or for a set meal whose guest chose this shop, until staff acknowledge the order.
   */
  readonly isUnnoticed: boolean;
};

/** Maximum number of lines on a card. With more lines, the next card would be far below the edge of the screen. */
const maxLines = 8;

export function KitchenCard({ order, isUnnoticed }: KitchenCardProps) {
  const openOrder = useOpenOrder();
  const { shops } = useStaff();
  const talk = useMessageDialog(order);
  return (
    <Card className="!p-3">
      <CardHead order={order} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 py-2">
        <div className="-my-1 -me-2 ms-auto flex shrink-0">
          <WriteButton order={order} onOpen={talk.open} isSmall />
          <PrintButton order={order} isSmall />
          <Button
            variant="quiet"
            aria-keyshortcuts={boardShortcuts.detail}
            onClick={() => openOrder(order)}
            className="px-3 whitespace-nowrap"
          >
            {t`详情`}
          </Button>
        </div>
        <OrderDiet order={order} />
      </div>
      {/* The number and the warnings are not in this column, so that the sticky buttons never cover them. */}
      <div className="flex flex-col gap-2">
        <div className="grid justify-items-start gap-1">
          {isInAfterSale(order) && <Badge tone="warn">{t`售后中`}</Badge>}
          {shops.length > 1 && <PersonText text={shopText(order)} maxLines={1} className="text-note text-soft" />}
          {order.answerBefore !== null && <AnswerCountdown until={order.answerBefore} />}
          <OrderTime order={order} />
          <OrderAge order={order} />
        </div>
        <OrderLines lines={order.lines} isSetMeal={order.setMealId !== null} most={maxLines} />
        <VoucherCodes order={order} />
        <OrderRemark order={order} />
        <OrderGuestLine order={order} />
        {order.courier && <PersonText text={t`骑手：${order.courier.name}`} maxLines={1} className="text-note" />}
        <NewMessages order={order} onOpen={talk.open} />
        <StickyActions>
          {isUnnoticed && <AcknowledgeButton order={order} />}
          <KitchenActionButtons order={order} />
        </StickyActions>
      </div>
      {talk.dialog}
    </Card>
  );
}

/** The number of the order and the timer of its food, with the colours of a kitchen ticket (rule ordering-130). */
function CardHead({ order }: { readonly order: StaffOrder }) {
  const left = kitchenDueOf(order, useNow());
  return (
    <div
      className={classNames(
        '-mx-3 -mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-t-card px-3 py-2',
        headTones[left?.due ?? 'in_time'],
      )}
    >
      <h3 className="min-w-0">
        <OrderTitle order={order} isShort />
      </h3>
      {left !== null && <DueTimer left={left} />}
    </div>
  );
}

/** Minutes until the deadline at which the server cancels an unanswered order (rule ordering-16). */
function AnswerCountdown({ until }: { readonly until: string }) {
  const left = durationText(minutesTo(until, useNow()));
  return (
    <p className="flex items-center gap-1.5 text-note font-semibold text-bad">
      <Icon name="clock" size={20} />
      <span className="min-w-0">{t`接单还剩 ${left}，到时自动取消`}</span>
    </p>
  );
}
