import { maxLotteryDrawsPerDay, maxPrizePermille, minLotteryOrder } from '@chifan/domain/affiliate';
import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { formatShare } from '../format-share.ts';

/** Rule affiliate-5: which orders give a prize draw. */
export const DrawEligibilityRule = () => (
  <Trans>
    Every completed order of at least <Money amount={minLotteryOrder} /> gets you a prize draw, up to{' '}
    {maxLotteryDrawsPerDay} a day. Orders at a restaurant where you work don’t count.
  </Trans>
);

/** Rule affiliate-12: the highest possible prize. */
export function MaxPrizeRule() {
  const share = formatShare(maxPrizePermille / 1_000, useLanguage());
  return <Trans>A prize is at most {share} of what you paid for the order.</Trans>;
}
