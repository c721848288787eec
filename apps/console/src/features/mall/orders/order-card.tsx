import type { MallOrderState } from '@chifan/domain/mall';
import { Card, Icon, ProductPicture, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CardHead } from '../../../lists/card-head.tsx';
import { Points } from '../../../money-words/amounts.tsx';
import { imageUrl } from '../../../platform/image-url.ts';
import { clockTime } from '../../../platform/time.ts';
import { OrderTimeline } from '../../../staff-order/detail/order-timeline.tsx';
import { mallEventLabel, mallReasonLabel, mallStateBadges } from '../../../staff-order/mall-order-labels.ts';
import { DishName } from '../../../texts/dish-name.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import { languageLabel } from '../../../texts/texts.ts';
import { MallOrderActions } from './mall-order-actions.tsx';
import type { StaffMallOrder } from './orders.query.ts';
import { ParcelAddress, Shipment } from './parcel.tsx';

type OrderCardProps = { readonly order: StaffMallOrder };

/** A mall order. Details of a finished order are collapsed, so that a long list is easy to scan. */
export function OrderCard({ order }: OrderCardProps) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Head order={order} />
      <Lines order={order} />
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

function Parcel({ order }: OrderCardProps) {
  return (
    <>
      <ParcelAddress order={order} />
      {order.shipment && <Shipment shipment={order.shipment} />}
      <details>
        <summary className="flex min-h-11 items-center text-note text-link">{t`订单进度`}</summary>
        <OrderTimeline rows={order.timeline} eventOf={mallEventLabel} reasonOf={mallReasonLabel} />
      </details>
      {order.state === 'after_sale_processing' && (
        <Link to="/mall-refunds" className="inline-flex min-h-11 items-center gap-1 text-note font-medium text-link">
          {t`客人申请了退款，去处理`}
          <Icon name="forward" size={18} />
        </Link>
      )}
      <MallOrderActions order={order} />
    </>
  );
}

function Head({ order: { number, state, guestName, guestLanguage, placedAt, paidAt } }: OrderCardProps) {
  const now = useNow();
  const placed = clockTime(placedAt, now);
  const paid = paidAt === null ? null : clockTime(paidAt, now);
  const language = languageLabel(guestLanguage);
  return (
    <CardHead number={number} badge={mallStateBadges[state]}>
      <p className="text-note text-soft">
        <PersonText text={guestName} lang={guestLanguage} />
        <span className="ms-1">{t`（说${language}）`}</span> · {paid === null ? t`${placed} 下单` : t`${paid} 付款`}
      </p>
    </CardHead>
  );
}

/** The products to pack. Each line starts with the quantity, because most packing mistakes are wrong quantities. */
function Lines({ order: { lines, points } }: OrderCardProps) {
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {lines.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t border-line pt-2 text-note font-semibold">
        <span>{t`合计`}</span>
        <Points amount={points} />
      </p>
    </div>
  );
}

function Line({
  line: { nameZh, name, number, refunded, points, image, art },
}: {
  readonly line: StaffMallOrder['lines'][number];
}) {
  return (
    <li className="flex items-center gap-3">
      <ProductPicture src={image && imageUrl(image)} art={art} size="small" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">
          <DishName nameZh={nameZh} name={name} />
        </span>
        <span className="block text-note text-soft">
          {t`单价`} <Points amount={points} />
        </span>
        {refunded > 0 && <span className="block text-note font-semibold text-bad">{t`已退 ${refunded} 件`}</span>}
      </span>
      <span className={`figures shrink-0 text-title font-bold ${number > 1 ? 'text-bad' : ''}`}>{t`${number} 件`}</span>
    </li>
  );
}

/** The guest's remark with a language tag, so that the browser can translate it. */
function Remark({ order: { remark, guestLanguage } }: OrderCardProps) {
  if (remark === null) return null;
  return (
    <p className="flex gap-2 rounded-small bg-warn-tint px-3 py-2 text-note text-warn">
      <Icon name="chat" size={20} />
      <PersonText text={remark} lang={guestLanguage} className="min-w-0 font-semibold whitespace-pre-line" />
    </p>
  );
}
