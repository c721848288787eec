import type { MoneyTrail } from '@chifan/contract/payment/views';
import { Button, Card, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { attemptBadges, gatewayRefundBadges, type StateBadge } from '../../../money-words/badges.ts';
import { MovementHead } from '../../../money-words/movement-head.tsx';
import { paymentMethodLabels } from '../../../money-words/payment-method-labels.ts';
import { clockTime } from '../../../platform/time.ts';
import { DisputeFacts } from '../../../staff-order/disputes/dispute-facts.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import { EndGatewayRefundDialog, type TrailGatewayRefund } from './end-gateway-refund-dialog.tsx';
import { gatewayRefundEvents } from './trail-words.ts';

type Attempt = MoneyTrail['attempts'][number];

export function TrailAttempts({ attempts }: { readonly attempts: readonly Attempt[] }) {
  return (
    <Card title={t`渠道支付`}>
      {attempts.length === 0 ? (
        <p className="text-note text-soft">{t`没有经过支付渠道：由余额支付，或还没有付款。`}</p>
      ) : (
        <ul className="divide-y divide-line">
          {attempts.map((attempt) => (
            <li key={attempt.number} className="grid gap-2 py-3 first:pt-0 last:pb-0">
              <Movement title={paymentMethodLabels(attempt.method)} badge={attemptBadges[attempt.state]} {...attempt} />
              <TrailDisputes disputes={attempt.disputes} />
              <TrailGatewayRefunds gatewayRefunds={attempt.gatewayRefunds} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function TrailDisputes({ disputes }: Pick<Attempt, 'disputes'>) {
  return disputes.map((dispute) => (
    <div key={dispute.id} className="border-s-4 border-bad ps-3">
      <DisputeFacts dispute={dispute} />
    </div>
  ));
}

function TrailGatewayRefunds({ gatewayRefunds }: { readonly gatewayRefunds: readonly TrailGatewayRefund[] }) {
  if (gatewayRefunds.length === 0) return null;
  return (
    <ul className="grid gap-3 border-s-4 border-line ps-3">
      {gatewayRefunds.map((gatewayRefund) => (
        <li key={gatewayRefund.number} className="grid gap-1">
          <Movement title={t`退款打款`} badge={gatewayRefundBadges[gatewayRefund.state]} {...gatewayRefund} />
          <Tries tries={gatewayRefund.tries} />
          {gatewayRefund.error !== null && (
            <p lang="en" className="text-note break-words text-bad">
              {gatewayRefund.error}
            </p>
          )}
          <GatewayRefundHistory history={gatewayRefund.history} />
          <EndGatewayRefund gatewayRefund={gatewayRefund} />
        </li>
      ))}
    </ul>
  );
}

function Tries({ tries }: { readonly tries: number }) {
  return tries > 1 && <p className="text-note text-soft">{t`已尝试 ${tries} 次`}</p>;
}

function GatewayRefundHistory({ history }: Pick<TrailGatewayRefund, 'history'>) {
  const now = useNow();
  return history.map(({ event, staffName, reference, note, at }) => (
    <div key={event} className="grid gap-0.5 text-note text-soft">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-semibold text-ink">{gatewayRefundEvents[event]()}</span>
        {staffName !== null && <span>{staffName}</span>}
        <time dateTime={at} className="figures">
          {clockTime(at, now)}
        </time>
      </p>
      {reference !== null && <p className="figures break-all">{t`凭证号 ${reference}`}</p>}
      {note !== null && <PersonText text={note} className="block" />}
    </div>
  ));
}

/**
 * Button and dialog that end a gateway refund by hand. The button appears only while the gateway refund is in the state
 * failed. An open dialog stays open during a retry, so that typed text is not lost.
 */
function EndGatewayRefund({ gatewayRefund }: { readonly gatewayRefund: TrailGatewayRefund }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {gatewayRefund.state === 'failed' && (
        <Button variant="secondary" icon="wallet" onClick={() => setIsOpen(true)}>
          {t`改用其他方式退款`}
        </Button>
      )}
      {isOpen && <EndGatewayRefundDialog gatewayRefund={gatewayRefund} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type MovementProps = Pick<MoneyTrail['attempts'][number], 'number' | 'amount' | 'reference' | 'at' | 'settledAt'> & {
  readonly title: string;
  readonly badge: StateBadge;
};

function Movement({ title, badge, number, amount, reference, at, settledAt }: MovementProps) {
  const now = useNow();
  const [began, ended] = [clockTime(at, now), settledAt === null ? null : clockTime(settledAt, now)];
  return (
    <div className="grid gap-0.5 text-note">
      <MovementHead title={title} amount={amount} badge={badge} />
      <p className="figures text-soft">{ended === null ? t`${began} 发起` : t`${began} 发起，${ended} 到账`}</p>
      <p className="figures break-all text-soft">{number}</p>
      {reference !== null && reference !== number && <p className="figures break-all text-soft">{reference}</p>}
    </div>
  );
}
