import { Button, Card, EmptyState, Icon, type IconName, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Payable } from '../../../data/payable.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ShowOrderButton } from '../../../terms/ordering/show-order-button.tsx';
import { TableCard } from '../../../terms/ordering/table-card.tsx';
import { PaymentNumber } from './payment-number.tsx';
import { UnsavedCard } from './unsaved-card.tsx';

type PaidProps = { readonly payable: Payable };

export function Paid({ payable }: PaidProps) {
  const { t } = useLingui();
  const table = payable.bought.kind === 'order' ? payable.bought.tableNumber : null;
  return (
    <div className="grid grid-cols-1 gap-2 p-4">
      <div role="status">
        <EmptyState icon="check" title={t`Payment received`} action={<Onward payable={payable} />}>
          {payable.amount > 0 && <Money amount={payable.amount} className="text-title font-bold text-ink" />}
          <PaymentNumber number={payable.number} />
        </EmptyState>
      </div>
      <UnsavedCard target={payable.target} />
      {table !== null && <TableCard table={table} />}
      <NextSteps payable={payable} />
    </div>
  );
}

function NextSteps({ payable: { bought } }: PaidProps) {
  const { t } = useLingui();
  if (bought.kind === 'order') return <OrderSteps bought={bought} />;
  if (bought.kind === 'top_up') return <ToppedUp bonus={bought.bonus} />;
  return (
    <Card title={t`What happens next`}>
      <Trans>Your coupon is ready. If you don’t use it, you can return it today for a full refund.</Trans>
    </Card>
  );
}

type OrderStepsProps = { readonly bought: Extract<Payable['bought'], { readonly kind: 'order' }> };

function OrderSteps({ bought: { type, isSetMeal, isEatenHere } }: OrderStepsProps) {
  if (isSetMeal) return <SetMealSteps />;
  return isEatenHere ? <TableSteps /> : <MealSteps isDelivery={type === 'delivery'} />;
}

const Confirms = () => (
  <Step icon="shop">
    <Trans>The restaurant now confirms your order. If they can’t, you get a full refund automatically.</Trans>
  </Step>
);

/** Next steps after paying a dine-in order, for a guest who stays at the table (rule ordering-112). */
function TableSteps() {
  const { t } = useLingui();
  return (
    <Card title={t`What happens next`}>
      <ol className="grid gap-3 text-note">
        <Confirms />
        <Step icon="dineIn">
          <Trans>They bring your food. You can stay at your table.</Trans>
        </Step>
        <Step icon="ticket">
          <Trans>Your order gets a code. Show it only if staff ask for it.</Trans>
        </Step>
      </ol>
    </Card>
  );
}

function MealSteps({ isDelivery }: { readonly isDelivery: boolean }) {
  const { t } = useLingui();
  return (
    <Card title={t`What happens next`}>
      <ol className="grid gap-3 text-note">
        <Confirms />
        <Step icon={isDelivery ? 'scooter' : 'ticket'}>
          {isDelivery ? (
            <Trans>A courier brings it. Their name and phone number are in your order.</Trans>
          ) : (
            <Trans>Your pickup code comes once the restaurant accepts the order.</Trans>
          )}
        </Step>
        <Step icon="check">
          {isDelivery ? (
            <Trans>Give the courier your delivery code when they hand it over.</Trans>
          ) : (
            <Trans>Show the code at the counter. No Chinese needed.</Trans>
          )}
        </Step>
      </ol>
    </Card>
  );
}

function SetMealSteps() {
  const { t } = useLingui();
  return (
    <Card title={t`What happens next`}>
      <ol className="grid gap-3 text-note">
        <Step icon="shop">
          <Trans>Choose the restaurant when you want to eat. Until then you can get a full refund.</Trans>
        </Step>
        <Step icon="ticket">
          <Trans>
            Your code appears in your order about a minute later. It’s valid at that restaurant on that day.
          </Trans>
        </Step>
        <Step icon="check">
          <Trans>Show the code at the counter. No Chinese needed.</Trans>
        </Step>
      </ol>
    </Card>
  );
}

function ToppedUp({ bonus }: { readonly bonus: number }) {
  const { t } = useLingui();
  return (
    <Card title={t`What happens next`}>
      {bonus > 0 ? (
        <Trans>
          It’s in your balance, with a <Money amount={bonus} /> bonus from us.
        </Trans>
      ) : (
        <Trans>It’s in your balance, ready to spend.</Trans>
      )}
    </Card>
  );
}

const Step = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <Icon name={icon} size={20} className="mt-0.5 text-soft" />
    <span>{children}</span>
  </li>
);

function Onward({ payable: { target, bought } }: PaidProps) {
  const navigation = useNavigation();
  if ('orderId' in target) {
    const orderId = String(target.orderId);
    const isSetMeal = bought.kind === 'order' && bought.isSetMeal;
    return (
      <>
        {isSetMeal && (
          <Button icon="shop" onClick={() => navigation.replace('pages/shop/choose/choose', { orderId })}>
            <Trans>Choose a restaurant</Trans>
          </Button>
        )}
        <ShowOrderButton orderId={orderId} variant={isSetMeal ? 'secondary' : 'primary'} />
      </>
    );
  }
  return bought.kind === 'coupon' ? (
    <Button icon="ticket" onClick={() => navigation.replace('pages/mine/coupons/coupons')}>
      <Trans>Show my coupons</Trans>
    </Button>
  ) : (
    <Button icon="wallet" onClick={() => navigation.replace('pages/mine/balance/index/index')}>
      <Trans>Show my balance</Trans>
    </Button>
  );
}
