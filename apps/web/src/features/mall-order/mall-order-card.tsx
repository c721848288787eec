import { Button } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { MallOrderCard as Order } from '../../data/mall-order.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { formatTime } from '../../platform/time.ts';
import { OrderCard } from '../../terms/orders/order-card.tsx';
import { Points } from '../../terms/points/points.tsx';
import { ProductName, Thumb } from './goods/product-lines.tsx';
import { mallOrder } from './mall-order.tsx';
import { useAskAgain } from './use-mall-news.ts';
import { MallStateBadge } from './words/mall-state-badge.tsx';

type OrderProps = { readonly order: Order };

/** So many pictures stand side by side on the narrowest phone. */
const maxPictures = 4;

export function MallOrderCard({ order }: OrderProps) {
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

/** The first product titles the order; how many others there are stands below. */
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
          <Plural value={pieces} one="# piece" other="# pieces" /> ·{' '}
          <bdi>{formatTime(placedAt, 'moment', language)}</bdi>
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
