import type { MoneyTrail } from '@chifan/contract/payment/views';
import { ErrorState, Loading, Skeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { attemptBadges, gatewayRefundBadges } from '../../money-words/badges.ts';
import { MovementHead } from '../../money-words/movement-head.tsx';
import { paymentMethodLabels } from '../../money-words/payment-method-labels.ts';
import { postingLabels } from '../../money-words/posting-labels.ts';
import { api } from '../../platform/api.ts';
import { clockTime } from '../../platform/time.ts';

/** Lists the payments, refunds and postings of an order without details. The money trail shows all details. */
export function OrderMoney({ number }: { readonly number: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['money-trail', number],
    queryFn: ({ signal }) => api('/rest/platform/payment/trail', { number }, { signal }),
  });
  return (
    <section>
      <h3 className="mb-1.5 text-note font-semibold text-soft">{t`款项`}</h3>
      {data !== undefined ? (
        <Movements trail={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        waiting
      )}
    </section>
  );
}

const waiting = (
  <Loading>
    <Skeleton className="h-16" />
  </Loading>
);

function Movements({ trail }: { readonly trail: MoneyTrail | null }) {
  const now = useNow();
  const { attempts, postings } = trail ?? { attempts: [], postings: [] };
  if (attempts.length === 0 && postings.length === 0) {
    return <p className="text-note text-soft">{t`还没有付款，也没有记账。`}</p>;
  }
  return (
    <ul className="grid gap-2 text-note">
      {attempts.map(({ method, gatewayRefunds, ...attempt }) => (
        <li key={attempt.number} className="grid gap-1">
          <MovementHead
            title={paymentMethodLabels(method)}
            amount={attempt.amount}
            badge={attemptBadges[attempt.state]}
          />
          {gatewayRefunds.map((refund) => (
            <MovementHead
              key={refund.number}
              title={t`退款打款`}
              amount={refund.amount}
              badge={gatewayRefundBadges[refund.state]}
            />
          ))}
        </li>
      ))}
      {postings.map(({ key, reason, at }) => (
        <li key={key} className="flex flex-wrap justify-between gap-x-3">
          <span>{t`记账：${postingLabels(reason)}`}</span>
          <time dateTime={at} className="figures text-soft">
            {clockTime(at, now)}
          </time>
        </li>
      ))}
    </ul>
  );
}
