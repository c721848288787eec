import type { MallOrderState } from '@chifan/domain/mall';
import { Badge, Card, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { clockTime } from '../../../platform/time.ts';
import { useNow } from '../../../platform/use-now.ts';
import { languageLabel } from '../../../staff-order/order-labels.ts';
import { PersonText } from '../../../texts/person-text.tsx';
import { stateBadges } from '../words/order-words.ts';
import { OrderMoves } from './moves/order-moves.tsx';
import { OrderCourse } from './order-course.tsx';
import { MallOrderLines } from './order-lines.tsx';
import type { StaffMallOrder } from './orders.query.ts';
import { ParcelAddress } from './parcel-address.tsx';
import { Shipment } from './shipment.tsx';

type OrderCardProps = { readonly order: StaffMallOrder };

/** What somebody works with stands open; of what has ended the rest is folded, so that a long list can be looked through. */
export function OrderCard({ order }: OrderCardProps) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Head order={order} />
      <MallOrderLines order={order} />
      <Remark order={order} />
      {worked.has(order.state) ? (
        <Parcel order={order} />
      ) : (
        <details>
          <summary className="flex min-h-11 items-center text-note text-link">{t`收件、物流与进度`}</summary>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1">
            <Parcel order={order} />
          </div>
        </details>
      )}
    </Card>
  );
}

const worked: ReadonlySet<MallOrderState> = new Set(['pending', 'to_be_delivered', 'after_sale_processing']);

/** To whom it goes, where it is, how it came there, and what may be done. */
function Parcel({ order }: OrderCardProps) {
  return (
    <>
      <ParcelAddress order={order} />
      {order.shipment && <Shipment shipment={order.shipment} />}
      <OrderCourse timeline={order.timeline} />
      {order.state === 'after_sale_processing' && (
        <Link to="/mall-refunds" className="inline-flex min-h-11 items-center gap-1 text-note font-medium text-link">
          {t`客人申请了退款，去处理`}
          <Icon name="forward" size={18} />
        </Link>
      )}
      <OrderMoves order={order} />
    </>
  );
}

function Head({ order: { number, state, guestName, guestLanguage, placedAt, paidAt } }: OrderCardProps) {
  const now = useNow();
  const { label, tone, icon } = stateBadges[state];
  const placed = clockTime(placedAt, now);
  const paid = paidAt === null ? null : clockTime(paidAt, now);
  const language = languageLabel(guestLanguage);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="figures font-semibold select-all">{number}</h2>
        <Badge tone={tone} icon={icon}>
          {label()}
        </Badge>
      </div>
      <p className="text-note text-soft">
        <PersonText text={guestName} lang={guestLanguage} />
        {t`（说${language}）`} · {paid === null ? t`${placed} 下单` : t`${paid} 付款`}
      </p>
    </div>
  );
}

/** The guest's own words in their own language; the browser can translate them. */
function Remark({ order: { remark, guestLanguage } }: OrderCardProps) {
  if (remark === null) return null;
  return (
    <p className="flex gap-2 rounded-small bg-warn-tint px-3 py-2 text-note text-warn">
      <Icon name="chat" size={20} />
      <PersonText text={remark} lang={guestLanguage} className="min-w-0 font-semibold whitespace-pre-line" />
    </p>
  );
}
