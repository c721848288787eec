import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { formatTime } from '../../platform/time.ts';
import { isRewardOverdue } from './is-reward-overdue.ts';

/** When a reward is credited. An overdue reward is credited once the refund of its order is decided. */
export function RewardCreditText({ dueAt }: { readonly dueAt: string }) {
  const due = <bdi>{formatTime(dueAt, 'moment', useLanguage())}</bdi>;
  return isRewardOverdue(dueAt) ? (
    <Trans>On hold while the refund is decided</Trans>
  ) : (
    <Trans>Will be credited on {due}</Trans>
  );
}
