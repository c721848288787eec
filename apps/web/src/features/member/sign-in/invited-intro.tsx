import { maxLotteryDrawsPerDay, minLotteryOrder } from '@chifan/domain/affiliate';
import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

/** The advantages for a guest who opens a friend's invitation (rule affiliate-14). */
export const InvitedIntro = () => (
  <Trans>
    Order at Chinese restaurants in your own language. Completed orders of <Money amount={minLotteryOrder} isShort /> or
    more get you prize draws, up to {maxLotteryDrawsPerDay} a day.
  </Trans>
);
