import { Button, DottedLine, EmptyState } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mallOrdersQuery, type MallOrderCard as Order } from '../../data/mall-order.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation, useParams } from '../../platform/navigation/navigation.ts';
import { formatTime } from '../../platform/time.ts';
import { OrderCard } from '../../terms/ordering/order-card.tsx';
import { OrderList } from '../../terms/ordering/order-list.tsx';
import { filterOf, parseOrderListFilter } from '../../terms/ordering/order-list-filter.ts';
import { useAskAgain, useOrdersNews } from '../../terms/ordering/use-mall-news.ts';
import { Points } from '../../terms/wallet/points.tsx';
import { ProductName, Thumb } from './goods/product-lines.tsx';
import { mallOrder } from './mall-order.tsx';
import { MallStateBadge } from './order-words.tsx';

/**
 * The guest’s mall orders, newest first, by group or searched by phone or order number (rule mall-6). URL parameters:
 * `group`, `search`.
 */
export default function MallOrderList() {
  // The filter by status exists only for meal orders.
  const choice = { ...parseOrderListFilter(useParams()), state: null };
  const orders = useInfiniteQuery(mallOrdersQuery(filterOf(choice), useLanguage()));
  useOrdersNews();
  return (
    <OrderList
      orders={orders}
      choice={choice}
      params={{ kind: 'mall' }}
      none={<NothingRedeemed />}
      card={(order) => <MallOrderCard order={order} />}
    />
  );
}

function NothingRedeemed() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="bag"
      title={t`No points mall orders yet`}
      action={
        <Button icon="coin" onClick={() => navigation.open('pages/internal/mall/index/index')}>
          <Trans>See what your points can buy</Trans>
        </Button>
      }
    >
      <Trans>Your points mall orders and parcels will appear here.</Trans>
    </EmptyState>
  );
}

type OrderProps = { readonly order: Order };

/** The number of product pictures that fit in one row of the narrowest phone. */
const maxPictures = 4;

function MallOrderCard({ order }: OrderProps) {
  const { lines, points } = order;
  return (
    <OrderCard
      kind={mallOrder}
      order={order}
      price={points}
      onChanged={useAskAgain()}
      more={order.stateBefore === 'to_be_delivered' && <SeeParcel order={order} />}
    >
      <Names order={order} />
      <div className="flex flex-wrap items-center gap-2">
        {lines.slice(0, maxPictures).map((line) => (
          <Thumb key={line.position} line={line} />
        ))}
        <Points points={points} className="ms-auto font-semibold" />
      </div>
    </OrderCard>
  );
}

function Names({ order: { lines, state, pieces, placedAt } }: OrderProps) {
  const language = useLanguage();
  const [first] = lines;
  const others = lines.length - 1;
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 leading-snug font-semibold">{first && <ProductName name={first.name} />}</h2>
        {others > 0 && (
          <p className="text-note text-soft">
            <Plural value={others} one="and # more product" other="and # more products" />
          </p>
        )}
        <p className="text-small text-faint">
          <DottedLine>
            <Plural value={pieces} one="# piece" other="# pieces" />
            <bdi>{formatTime(placedAt, 'moment', language)}</bdi>
          </DottedLine>
        </p>
      </div>
      <MallStateBadge state={state} />
    </div>
  );
}

function SeeParcel({ order: { id } }: OrderProps) {
  const navigation = useNavigation();
  return (
    <Button
      variant="secondary"
      onClick={() => navigation.open('pages/internal/mall/order/logistics/logistics', { orderId: String(id) })}
    >
      <Trans>Where is my parcel?</Trans>
    </Button>
  );
}
