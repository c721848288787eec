import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';

export const WithdrawalsLink = () => (
  <ScreenLink
    to="pages/mine/share/withdrawal/detail/detail"
    className="flex min-h-11 items-center justify-center gap-2 text-note text-link"
  >
    <Icon name="list" size={18} />
    <span className="underline">
      <Trans>Your withdrawals</Trans>
    </span>
    <Icon name="forward" size={16} />
  </ScreenLink>
);
