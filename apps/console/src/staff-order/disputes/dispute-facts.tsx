import type { DisputeView } from '@chifan/contract/payment/views';
import { Money, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { disputeBadges, disputeReason } from '../../money-words/dispute-words.ts';
import { MovementHead } from '../../money-words/movement-head.tsx';
import { clockTime } from '../../platform/time.ts';

/** Facts of a chargeback, with the deadline for the evidence (rule payment-17). */
export function DisputeFacts({ dispute }: { readonly dispute: DisputeView }) {
  const { state, amount, reason, frozen, reference, at, endedAt } = dispute;
  const now = useNow();
  const [began, ended] = [clockTime(at, now), endedAt === null ? null : clockTime(endedAt, now)];
  return (
    <div className="grid gap-1 text-note">
      <MovementHead title={t`银行卡拒付`} amount={amount} badge={disputeBadges[state]} />
      <p>{disputeReason(reason)}</p>
      {state === 'open' && <EvidenceDeadline dispute={dispute} />}
      {frozen > 0 && (
        <p>
          <Trans>
            已冻结客人余额 <Money amount={frozen} />
          </Trans>
        </p>
      )}
      <p className="figures text-soft">{ended === null ? t`${began} 发起` : t`${began} 发起，${ended} 结束`}</p>
      <p className="figures break-all text-soft">{reference}</p>
    </div>
  );
}

/** The next step of an open dispute: evidence at the gateway until the deadline. */
export function EvidenceDeadline({ dispute: { evidenceBy } }: { readonly dispute: Pick<DisputeView, 'evidenceBy'> }) {
  const now = useNow();
  if (evidenceBy === null) return <p className="font-semibold">{t`渠道不接受证据，请等待结果`}</p>;
  const until = clockTime(evidenceBy, now);
  return new Date(evidenceBy) < now ? (
    <p className="font-semibold text-bad">{t`提交证据的期限已过：${until}`}</p>
  ) : (
    <p className="font-semibold text-bad">{t`请在 ${until} 前到渠道后台提交证据`}</p>
  );
}
