import { Plural } from '@lingui/react/macro';
import type { MallOrderCard as Order } from '../../../data/mall-order.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { formatTime } from '../../../platform/time.ts';
import { Points } from '../../../terms/points/points.tsx';
import { Thumb } from '../goods/product-lines.tsx';
import { ProductName } from '../goods/product-name.tsx';
import { MallStateBadge } from '../words/mall-state-badge.tsx';
import { CardActions } from './card-actions.tsx';

type OrderProps = { readonly order: Order };

/** So many pictures stand side by side on the narrowest phone. */
const maxPictures = 4;

/** An order in the list: a tap on it shows all of it; what may be done now stands below. */
export function MallOrderCard({ order }: OrderProps) {
  return (
    <article className="rounded-card bg-surface shadow-card">
      <ScreenLink
        to="pages/internal/mall/order/detail/detail"
        params={{ orderId: String(order.id) }}
        className="grid grid-cols-1 gap-3 rounded-card p-4 active:bg-sunken"
      >
        <Names order={order} />
        <Pictures order={order} />
      </ScreenLink>
      <CardActions order={order} />
    </article>
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

function Pictures({ order: { lines, points } }: OrderProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {lines.slice(0, maxPictures).map((line) => (
        <Thumb key={line.position} line={line} />
      ))}
      <Points points={points} className="ms-auto font-semibold" />
    </div>
  );
}
