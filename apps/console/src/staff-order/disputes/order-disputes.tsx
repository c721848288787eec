import { Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { DisputeFacts } from './dispute-facts.tsx';

/**
 * Chargebacks of an order's payments, shown to operators. Renders nothing for nearly every order, because few orders
 * have a chargeback.
 */
export function OrderDisputes({ orderId }: { readonly orderId: number }) {
  const { data } = useQuery({
    queryKey: ['disputes', orderId],
    queryFn: ({ signal }) => api('/rest/platform/payment/disputes', { orderId, pageNo: 1 }, { signal }),
  });
  if (data === undefined || data.records.length === 0) return null;
  return (
    <div className="mb-4">
      <Card title={t`支付争议`}>
        <ul className="divide-y divide-line">
          {data.records.map((dispute) => (
            <li key={dispute.id} className="py-3 first:pt-0 last:pb-0">
              <DisputeFacts dispute={dispute} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
