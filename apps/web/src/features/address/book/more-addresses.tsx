import { MoreBelow, type MoreBelowProps } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

export const MoreAddresses = (props: Omit<MoreBelowProps, 'children'>) => (
  <MoreBelow {...props}>
    <Trans>More addresses</Trans>
  </MoreBelow>
);
