import { wayOf } from '@chifan/domain/ordering';
import { Button, Countdown, DishPlate, HanName, Icon, Money, StateBadge } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { formatTime } from '../../../platform/time.ts';
import type { OrderCard as Order } from '../ordering.query.ts';
import { mayReorder } from '../reorder/may-reorder.ts';
import { useReorder } from '../reorder/use-reorder.ts';
import { wayWords } from '../ways/way-choice.tsx';

/** An order in the list: a tap on it shows all of it; the one thing to do now stands below. */
export function OrderCard({ order }: { readonly order: Order }) {
  return (
    <article className="rounded-card bg-surface shadow-card">
      <ScreenLink
        to="pages/order/detail/detail"
        params={{ orderId: String(order.id) }}
        className="grid grid-cols-1 gap-3 rounded-card p-4 active:bg-sunken"
      >
        <div className="flex items-start justify-between gap-3">
          <HanName name={order.shopName} nameZh={order.shopNameZh} as="h2" />
          <StateBadge state={order.state} />
        </div>
        <What order={order} />
        {order.pickUpCode !== null && order.state === 'to_be_picked_up' && <Code code={order.pickUpCode} />}
      </ScreenLink>
      <NextStep order={order} />
    </article>
  );
}

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

const Code = ({ code }: { readonly code: string }) => (
  <p className="flex items-center justify-between rounded-small bg-brand-tint px-3 py-2 text-note">
    <Trans>Pick-up code</Trans>
    <bdi dir="ltr" className="font-mono text-title font-bold">
      {code}
    </bdi>
  </p>
);

function NextStep({ order }: { readonly order: Order }) {
  const navigation = useNavigation();
  const { reorder, isReordering } = useReorder();
  if (order.state === 'unpaid') {
    return (
      <footer className="flex items-center justify-between gap-3 border-t border-line px-4 py-2">
        <p className="text-note text-warn">
          <Trans>
            Pay within <Countdown until={order.payBefore} />
          </Trans>
        </p>
        <Button onClick={() => navigation.open('pages/shop/success/success', { orderId: String(order.id) })}>
          <span>
            <Trans>
              Pay <Money amount={order.payable} />
            </Trans>
          </span>
        </Button>
      </footer>
    );
  }
  if (!mayReorder(order.state)) return null;
  return (
    <footer className="flex justify-end border-t border-line px-4 py-2">
      <Button look="secondary" isBusy={isReordering} onClick={() => reorder(order)}>
        <Trans>Order again</Trans>
      </Button>
    </footer>
  );
}
