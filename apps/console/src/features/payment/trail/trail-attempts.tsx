import type { MoneyTrail } from '@chifan/contract/payment';
import { Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { methodWords } from '../../../money-words/method-words.ts';
import { Movement } from './movement.tsx';
import { TrailGatewayRefunds } from './trail-gateway-refunds.tsx';
import { attemptBadges } from './trail-words.ts';

type Attempt = MoneyTrail['attempts'][number];

/** What was tried at gateways, with what went back through each. */
export function TrailAttempts({ attempts }: { readonly attempts: readonly Attempt[] }) {
  return (
    <Card title={t`渠道支付`}>
      {attempts.length === 0 ? (
        <p className="text-note text-soft">{t`没有经过支付渠道：由余额支付，或还没有付款。`}</p>
      ) : (
        <ul className="divide-y divide-line">
          {attempts.map((attempt) => (
            <li key={attempt.number} className="grid gap-2 py-3 first:pt-0 last:pb-0">
              <Movement title={methodWords(attempt.method)} badge={attemptBadges[attempt.state]} {...attempt} />
              <TrailGatewayRefunds gatewayRefunds={attempt.gatewayRefunds} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
