import type { AlertDetail } from '@chifan/contract/payment/views';
import { Money, useNow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { attemptBadges } from '../../money-words/badges.ts';
import { disputeReason } from '../../money-words/dispute-words.ts';
import { clockTime } from '../../platform/time.ts';
import { PersonText } from '../../texts/person-text.tsx';

type FactOf<Code extends AlertDetail['code']> = Extract<AlertDetail, { code: Code }>;

export function AlertFactText({ fact }: { readonly fact: AlertDetail }) {
  switch (fact.code) {
    case 'in_words':
      return <PersonText text={fact.words} />;
    case 'sent_from':
      return <SentFrom fact={fact} />;
    case 'sum_told':
      return (
        <Trans>
          渠道称收到 <SumTold fact={fact} />
        </Trans>
      );
    case 'sum_differs':
      return <SumDiffers fact={fact} />;
    case 'other_content':
      return <Trans>已收到过这条通知，再次发来时内容不同</Trans>;
    case 'nobody_to_ask':
      return <Trans>这笔支付还未结束，但对应的渠道已不再配置</Trans>;
    case 'money_not_sent':
      return <Trans>渠道未能把钱退回，也没有说明原因</Trans>;
    case 'paid_back_twice':
      return <PaidBackTwice fact={fact} />;
    case 'disputed':
      return <Disputed fact={fact} />;
    case 'dispute_ended':
      return <DisputeEnded fact={fact} />;
    case 'payout_end_unknown':
      return <Trans>渠道没有说明这笔转账的结果</Trans>;
    case 'payout_sent_twice':
      return <Trans>这笔转账已由人工处理完毕，渠道随后又转出了一次</Trans>;
    default:
      return <StatementFact fact={fact} />;
  }
}

function SentFrom({ fact: { ip } }: { readonly fact: FactOf<'sent_from'> }) {
  return <Trans>发送方 IP：{ip}</Trans>;
}

function SumDiffers({ fact }: { readonly fact: FactOf<'sum_differs'> }) {
  const { attempt } = fact;
  return (
    <Trans>
      {attempt}：渠道称收到 <SumTold fact={fact} />
      ，应为 <Money amount={fact.ours} />
    </Trans>
  );
}

/**
 * Shows the amount in yuan. For any other currency, shows the number and the currency as the gateway sent them, because
 * the unit of the number is unknown.
 */
const SumTold = ({ fact: { amount, currency } }: { readonly fact: FactOf<'sum_told' | 'sum_differs'> }) =>
  currency === 'cny' ? (
    <Money amount={amount} />
  ) : (
    <bdi className="figures">{`${amount} ${currency.toUpperCase()}`}</bdi>
  );

const PaidBackTwice = ({ fact: { amount, destination } }: { readonly fact: FactOf<'paid_back_twice'> }) =>
  destination === 'balance' ? (
    <Trans>
      <Money amount={amount} /> 已退到客人余额，渠道随后又退了一次
    </Trans>
  ) : (
    <Trans>
      <Money amount={amount} /> 已用其他方式退给客人，渠道随后又退了一次
    </Trans>
  );

function Disputed({ fact: { amount, reason, evidenceBy } }: { readonly fact: FactOf<'disputed'> }) {
  const now = useNow();
  const [why, until] = [disputeReason(reason), evidenceBy === null ? null : clockTime(evidenceBy, now)];
  return until === null ? (
    <Trans>
      <Money amount={amount} /> 被拒付：{why}
    </Trans>
  ) : (
    <Trans>
      <Money amount={amount} /> 被拒付：{why}。请在 {until} 前到渠道后台提交证据
    </Trans>
  );
}

const DisputeEnded = ({ fact: { amount, outcome } }: { readonly fact: FactOf<'dispute_ended'> }) =>
  outcome === 'won' ? (
    <Trans>
      拒付已胜诉，
      <Money amount={amount} /> 归我方
    </Trans>
  ) : (
    <Trans>
      拒付已败诉，
      <Money amount={amount} /> 已退给持卡人
    </Trans>
  );

type StatementFacts = FactOf<
  | 'statement_payment'
  | 'statement_refund'
  | 'payment_not_in_books'
  | 'refund_not_in_books'
  | 'refund_paid_otherwise'
  | 'payment_not_in_statement'
  | 'refund_not_in_statement'
>;

function StatementFact({ fact }: { readonly fact: StatementFacts }) {
  return (
    <>
      <OfDay fact={fact} />
      {fact.code === 'statement_payment' && <BookedPayment fact={fact} />}
      {fact.code === 'statement_refund' && (
        <Trans>
          ，我方账上为 <Money amount={fact.ours} />
        </Trans>
      )}
    </>
  );
}

function OfDay({ fact: { code, day, amount } }: { readonly fact: StatementFacts }) {
  const sum = <Money amount={amount} />;
  switch (code) {
    case 'statement_payment':
      return (
        <Trans>
          {day} 账单有一笔收款 {sum}
        </Trans>
      );
    case 'statement_refund':
      return (
        <Trans>
          {day} 账单有一笔退款 {sum}
        </Trans>
      );
    case 'payment_not_in_books':
      return (
        <Trans>
          {day} 账单有一笔收款 {sum}，我方账上没有
        </Trans>
      );
    case 'refund_not_in_books':
      return (
        <Trans>
          {day} 账单有一笔退款 {sum}，我方账上没有
        </Trans>
      );
    case 'refund_paid_otherwise':
      return (
        <Trans>
          {day} 账单有一笔退款 {sum}，我方已用其他方式退过
        </Trans>
      );
    case 'payment_not_in_statement':
      return (
        <Trans>
          我方 {day} 有一笔收款 {sum}，账单中没有
        </Trans>
      );
    case 'refund_not_in_statement':
      return (
        <Trans>
          我方 {day} 有一笔退款 {sum}，账单中没有
        </Trans>
      );
  }
}

function BookedPayment({ fact: { ours, state } }: { readonly fact: FactOf<'statement_payment'> }) {
  const label = attemptBadges[state].label();
  return (
    <Trans>
      ，我方账上为 <Money amount={ours} />（{label}）
    </Trans>
  );
}
