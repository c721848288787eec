import { Card } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import type { OrderDetail } from '../ordering.query.ts';

export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Card>
      <dl className="grid gap-2 text-note">
        <Fact label={t`Order number`}>
          <bdi dir="ltr" className="figures">
            {order.number}
          </bdi>
        </Fact>
        <Fact label={t`Placed`}>
          <bdi>{formatTime(order.placedAt, 'moment', language)}</bdi>
        </Fact>
        {order.wantedAt !== null && (
          <Fact label={t`Wanted for`}>
            <bdi>{formatTime(order.estimatedAt, 'moment', language)}</bdi>
          </Fact>
        )}
        {order.remark !== null && (
          <Fact label={t`Remark`}>
            <span dir="auto">{order.remark}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="shrink-0 text-soft">{label}</dt>
    <dd className="text-end">{children}</dd>
  </div>
);
