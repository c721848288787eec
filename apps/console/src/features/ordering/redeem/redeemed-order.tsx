import type { StaffOrder } from '@chifan/contract/ordering';
import { Button, Card, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { OrderDiet } from '../../../staff-order/order-diet.tsx';
import { OrderGuest } from '../../../staff-order/order-guest.tsx';
import { OrderLines } from '../../../staff-order/order-lines.tsx';
import { OrderRemark } from '../../../staff-order/order-remark.tsx';
import { OrderTitle } from '../../../staff-order/order-title.tsx';

/** The code was right: what to hand over, and on to the next guest. */
export function RedeemedOrder({ order, onNext }: { readonly order: StaffOrder; readonly onNext: () => void }) {
  return (
    <section role="status" className="grid gap-4">
      <p className="flex items-center justify-center gap-2 rounded-card bg-good-tint px-4 py-4 text-title font-semibold text-good">
        <Icon name="check" size={32} />
        {t`核销成功，请交餐`}
      </p>
      <Card className="grid gap-3">
        <h2>
          <OrderTitle order={order} />
        </h2>
        <OrderDiet order={order} />
        <OrderLines lines={order.lines} />
        <OrderRemark order={order} />
        <OrderGuest order={order} />
      </Card>
      <Button isWide onClick={onNext} className="min-h-14">
        {t`完成，下一位`}
      </Button>
    </section>
  );
}
