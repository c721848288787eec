import { Badge, Button, classNames, EmptyState, InfiniteScroll, Money, type PaginatedQuery } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reward, RewardChoice } from '../../../data/affiliate.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { formatTime } from '../../../platform/time.ts';
import { ShortNumber } from '../../../terms/ordering/short-number.tsx';
import { RewardCreditText } from '../../../terms/wallet/reward-credit-text.tsx';
import { DrawEligibilityRule } from '../lottery/draw-rule.tsx';

type RewardListProps = {
  readonly kind: RewardChoice;
  readonly rewards: readonly Reward[];
  readonly pages: PaginatedQuery;
};

export function RewardList({ kind, rewards, pages }: RewardListProps) {
  if (rewards.length === 0) return kind === 'draw' ? <NothingDrawn /> : <NothingEarned />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">
        {rewards.map((reward) => (
          <RewardRow key={reward.id} reward={reward} />
        ))}
      </ul>
      <InfiniteScroll of={pages}>
        <Trans>Show more</Trans>
      </InfiniteScroll>
    </div>
  );
}

function NothingDrawn() {
  const { t } = useLingui();
  return (
    <EmptyState icon="coin" title={t`Nothing won yet`}>
      <DrawEligibilityRule />
    </EmptyState>
  );
}

function NothingEarned() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="coin"
      title={t`No rewards yet`}
      action={
        <Button variant="secondary" onClick={() => navigation.open('pages/mine/share/index/index')}>
          <Trans>Invite friends</Trans>
        </Button>
      }
    >
      <Trans>What you earn from friends’ orders and win in draws will appear here.</Trans>
    </EmptyState>
  );
}

function RewardRow({ reward }: { readonly reward: Reward }) {
  const { amount, orderNumber, state } = reward;
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 text-note">
        <p className="wrap-anywhere">
          <From reward={reward} />
        </p>
        {orderNumber !== null && (
          <p className="text-small text-faint">
            <ShortNumber orderNumber={orderNumber} dayNumber={reward.dayNumber} />
          </p>
        )}
        <p className="text-small text-faint">
          <Standing reward={reward} />
        </p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        <bdi
          dir="ltr"
          className={classNames(
            'font-semibold',
            state === 'credited' && 'text-good',
            state === 'pending' && 'text-soft',
          )}
        >
          {amount > 0 && '+'}
          <Money amount={amount} />
        </bdi>
        {state === 'pending' && (
          <Badge icon="clock">
            <Trans>Pending</Trans>
          </Badge>
        )}
      </div>
    </li>
  );
}

function From({ reward: { kind, friend } }: { readonly reward: Reward }) {
  if (kind === 'draw') return <Trans>Won in a draw</Trans>;
  if (friend === null) return <Trans>Reward for a friend’s order</Trans>;
  return (
    <Trans>
      Order of <bdi>{friend}</bdi>
    </Trans>
  );
}

function Standing({ reward: { state, at, dueAt } }: { readonly reward: Reward }) {
  const language = useLanguage();
  const day = <bdi>{formatTime(at, 'moment', language)}</bdi>;
  if (state === 'taken_back') return <Trans>{day}, reversed after a refund</Trans>;
  if (state === 'pending') return <RewardCreditText dueAt={dueAt} />;
  return <Trans>{day}, credited</Trans>;
}
