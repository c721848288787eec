import type { OutputAt } from '@chifan/contract/client';
import { Card, Money, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { clockTime } from '../../../platform/time.ts';
import { reasonLabel } from '../../../staff-order/order-labels.ts';
import { PersonText } from '../../../texts/person-text.tsx';

export type Compensations = OutputAt<'/rest/platform/order/compensations'>;

export const useCompensations = (orderId: number) =>
  useQuery({
    queryKey: ['compensations', orderId],
    queryFn: ({ signal }) => api('/rest/platform/order/compensations', { orderId }, { signal }),
  });

/**
 * Lists the compensations of an order. Renders nothing for an order without compensations, because only few orders have
 * any.
 */
export function OrderCompensations({ orderId }: { readonly orderId: number }) {
  const { data } = useCompensations(orderId);
  if (data === undefined || data.given.length === 0) return null;
  return (
    <div className="mb-4">
      <Card title={t`已补偿客人`}>
        <ul className="divide-y divide-line">
          {data.given.map((given) => (
            <li key={given.id} className="py-2 first:pt-0 last:pb-0">
              <Given given={given} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Given({ given: { kind, amount, reason, note, by, at } }: { readonly given: Compensations['given'][number] }) {
  const time = clockTime(at, useNow());
  return (
    <>
      <p className="flex justify-between gap-3">
        <span>{kind === 'balance' ? t`余额` : t`优惠券`}</span>
        <Money amount={amount} className="font-semibold" />
      </p>
      <p className="text-note text-soft">
        {reasonLabel(reason)} · {by} · <span className="figures">{time}</span>
      </p>
      {note !== null && <PersonText text={note} className="block text-note text-soft" />}
    </>
  );
}
