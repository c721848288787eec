import type { MoneyTrail } from '@chifan/contract/payment';
import { Badge, Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { methodWords } from '../../../money-words/method-words.ts';
import { payoutLooks, type StateLook } from '../../../money-words/payout-looks.ts';
import { clockTime } from '../../../platform/time.ts';
import { useNow } from '../../../platform/use-now.ts';
import { attemptLooks } from './trail-words.ts';

type Attempt = MoneyTrail['attempts'][number];
type Payout = Attempt['payouts'][number];

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
              <Movement title={methodWords(attempt.method)} look={attemptLooks[attempt.state]} {...attempt} />
              <Payouts payouts={attempt.payouts} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Payouts({ payouts }: { readonly payouts: readonly Payout[] }) {
  if (payouts.length === 0) return null;
  return (
    <ul className="grid gap-3 border-s-4 border-line ps-3">
      {payouts.map((payout) => (
        <li key={payout.number}>
          <Movement title={t`退款打款`} look={payoutLooks[payout.state]} {...payout} />
          <Tries tries={payout.tries} />
          {payout.error !== null && (
            <p lang="en" className="text-note break-words text-bad">
              {payout.error}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Tries({ tries }: { readonly tries: number }) {
  return tries > 1 && <p className="text-note text-soft">{t`已尝试 ${tries} 次`}</p>;
}

type MovementProps = Pick<Payout, 'number' | 'amount' | 'reference' | 'at' | 'settledAt'> & {
  readonly title: string;
  readonly look: StateLook;
};

/** A sum on its way to or from a gateway, with the numbers by which both sides know it. */
function Movement({ title, look: { label, tone, icon }, number, amount, reference, at, settledAt }: MovementProps) {
  const now = useNow();
  const [began, ended] = [clockTime(at, now), settledAt === null ? null : clockTime(settledAt, now)];
  return (
    <div className="grid gap-0.5 text-note">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{title}</span>
        <Money amount={amount} className="font-semibold" />
        <span className="ms-auto">
          <Badge tone={tone} icon={icon}>
            {label()}
          </Badge>
        </span>
      </p>
      <p className="figures text-soft">{ended === null ? t`${began} 发起` : t`${began} 发起，${ended} 到账`}</p>
      <p className="figures break-all text-soft">{number}</p>
      {reference !== null && reference !== number && <p className="figures break-all text-soft">{reference}</p>}
    </div>
  );
}
