import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { failureToastMs } from '@chifan/domain/app';
import { Button, Card, Icon, toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { ForCurrentShop } from '../../../platform/for-current-shop.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { codeProblem } from '../../../staff-order/code-problem.ts';
import { cacheOrder } from '../../../staff-order/detail/shown-order.ts';
import { OrderDiet } from '../../../staff-order/order-diet.tsx';
import { OrderGuest } from '../../../staff-order/order-guest.tsx';
import { OrderLines } from '../../../staff-order/order-lines.tsx';
import { OrderRemark } from '../../../staff-order/order-remark.tsx';
import { OrderTitle } from '../../../staff-order/order-title.tsx';
import { useOpenOrders } from '../open-orders.ts';
import { DueSetMealsLink } from '../set-meals/due-set-meals-link.tsx';
import { BrandCodeForm } from './brand-code-form.tsx';
import { CodeKeypad } from './code-keypad.tsx';
import { isCompleteCode } from './pick-up-code-entry.ts';
import { useScannedOrder } from './use-scanned-order.ts';

export default function RedeemScreen() {
  return (
    <div className="mx-auto max-w-md">
      <ForCurrentShop>{(shop) => <Counter shopId={shop.id} />}</ForCurrentShop>
    </div>
  );
}

function Counter({ shopId }: { readonly shopId: number }) {
  const [typed, setTyped] = useState('');
  const [isBrandCode, setIsBrandCode] = useState(false);
  const redeem = useAction((code: string) => api('/rest/merchant/order/redeem', { shopId, code }), {
    success: () => t`核销成功`,
    isQuiet: true,
  });
  const type = (code: string) => {
    setTyped(code);
    redeem.reset();
    // Send the complete code without another tap, because guests wait in a queue.
    if (isCompleteCode(code) && code !== typed) redeem.mutate(code);
  };
  const next = () => {
    setTyped('');
    redeem.reset();
  };
  useScannedOrder(useShowOrderOf());
  if (redeem.data) return <RedeemedOrder order={redeem.data} onNext={next} />;
  const problem = redeem.error ? codeProblem(redeem.error) : null;
  return (
    <div className="grid gap-4">
      <DueSetMealsLink />
      {isBrandCode ? (
        <BrandCodeForm onSubmit={redeem.mutate} onType={redeem.reset} isBusy={redeem.isPending} problem={problem} />
      ) : (
        <CodeKeypad typed={typed} onType={type} isBusy={redeem.isPending} problem={problem} />
      )}
      <Button
        variant="quiet"
        isWide
        disabled={redeem.isPending}
        onClick={() => {
          setIsBrandCode(!isBrandCode);
          next();
        }}
      >
        {isBrandCode ? t`改用取餐码` : t`改用品牌券码`}
      </Button>
    </div>
  );
}

/**
 * Opens the order of a scanned ticket without redeeming it. A ticket identifies the bag, but only the guest's code
 * proves that the person may collect it.
 */
function useShowOrderOf(): (number: string) => void {
  const { data } = useOpenOrders();
  const navigate = useNavigate();
  return (number) => {
    const order = data?.records.find((each) => each.number === number);
    if (order === undefined)
      return toast(t`这张小票的订单已经结束，或不是本店的`, { kind: 'failure', durationMs: failureToastMs });
    cacheOrder(order);
    void navigate({ to: '/orders', search: { order: order.id } });
  };
}

function RedeemedOrder({ order, onNext }: { readonly order: StaffOrder; readonly onNext: () => void }) {
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
        <OrderLines lines={order.lines} isSetMeal={order.setMealId !== null} />
        <OrderRemark order={order} />
        <OrderGuest order={order} />
      </Card>
      <Button isWide onClick={onNext} className="min-h-14">
        {t`完成，下一位`}
      </Button>
    </section>
  );
}
