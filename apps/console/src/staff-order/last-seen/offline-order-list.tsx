import { Badge, Card, StateBadge, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../../platform/time.ts';
import { PersonText } from '../../texts/person-text.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { type OfflineOrder, readOfflineOrders } from './offline-orders.ts';

/** The last loaded orders, marked as old and without buttons, for the offline page (rule notification-16). */
export function OfflineOrderList({ staffId }: { readonly staffId: number }) {
  const now = useNow();
  const seen = readOfflineOrders(staffId, now);
  if (seen === null) return null;
  const at = clockTime(seen.at, now);
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-bad">{t`以下是断网前 ${at} 的内容，可能已经变了`}</h2>
      <ul className="grid gap-3">
        {seen.orders.map((order) => (
          <li key={order.number}>
            <SeenCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeenCard({ order }: { readonly order: OfflineOrder }) {
  const { number: short } = order;
  return (
    <Card className="grid gap-2">
      <h3 className="flex flex-wrap items-center gap-2 text-title font-bold">
        {t`${short} 号`}
        <StateBadge state={order.state} />
        <Badge tone="warn" icon="offline">{t`旧数据`}</Badge>
      </h3>
      {order.warnings.map((warning) => (
        <p key={warning} className="font-bold text-bad">
          {warning}
        </p>
      ))}
      <dl className="grid gap-1">
        {order.places.map(([label, text]) => (
          <div key={label}>
            <dt className="text-small text-soft">{label}</dt>
            <dd>
              <PersonText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {order.phones.map(([of, phone]) => (
        <p key={of}>
          {of} <PhoneLink phone={phone} of={of} />
        </p>
      ))}
      <ul className="list-disc ps-5">
        {order.dishes.map((dish, at) => (
          <li key={at}>
            <PersonText text={dish} />
          </li>
        ))}
      </ul>
      {order.remark !== null && <PersonText text={order.remark} className="font-semibold" />}
    </Card>
  );
}
