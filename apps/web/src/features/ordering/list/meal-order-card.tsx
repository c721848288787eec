import { wayOf } from '@chifan/domain/ordering';
import { DishPlate, HanName, Icon, Money, StateBadge } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OrderCard as Order } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime, isLaterDay } from '../../../platform/time.ts';
import { OrderCard } from '../../../terms/orders/order-card.tsx';
import { mealOrder } from '../meal-order.tsx';
import { wayWords } from '../ways/way-choice.tsx';

type MealOrderCardProps = { readonly order: Order; readonly onChanged: () => void };

export const MealOrderCard = ({ order, onChanged }: MealOrderCardProps) => (
  <OrderCard kind={mealOrder} order={order} price={order.payable} onChanged={onChanged}>
    <div className="flex items-start justify-between gap-3">
      <HanName name={order.shopName} nameZh={order.shopNameZh} as="h2" />
      <StateBadge state={order.state} />
    </div>
    <What order={order} />
    {order.pickUpCode !== null && order.workingState === 'to_be_picked_up' && (
      <Code code={order.pickUpCode} fetchedAt={order.estimatedAt} />
    )}
  </OrderCard>
);

function What({ order }: { readonly order: Order }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const others = order.itemCount - 1;
  const way = wayWords[wayOf(order)];
  return (
    <div className="flex items-center gap-3">
      <DishPlate plate={order.firstPlate} size="small" />
      <div className="min-w-0 flex-1 text-note">
        <p className="truncate">
          <bdi lang={order.firstDish.language}>{order.firstDish.text}</bdi>
        </p>
        {others > 0 && (
          <p className="text-soft">
            <Plural value={others} one="and # more dish" other="and # more dishes" />
          </p>
        )}
        <p className="flex items-center gap-1 text-small text-faint">
          <Icon name={way.icon} size={16} />
          <span>
            {i18n._(way.label)} · <bdi>{formatTime(order.placedAt, 'moment', language)}</bdi>
          </span>
        </p>
      </div>
      <Money amount={order.payable + order.balance} className="font-semibold" />
    </div>
  );
}

/** The counter takes a code on its own day alone. */
function Code({ code, fetchedAt }: { readonly code: string; readonly fetchedAt: string }) {
  const day = formatTime(fetchedAt, 'day', useLanguage());
  return (
    <p className="flex items-center justify-between gap-3 rounded-small bg-brand-tint px-3 py-2 text-note">
      {isLaterDay(fetchedAt) ? <Trans>Pick-up code for {day}</Trans> : <Trans>Pick-up code for today</Trans>}
      <bdi dir="ltr" className="font-mono text-title font-bold">
        {code}
      </bdi>
    </p>
  );
}
