import { Icon } from '@chifan/ui';
import type { ReactNode } from 'react';
import type { ScreenPath } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';

export const PendingRewardsLink = ({ to, children }: { readonly to: ScreenPath; readonly children: ReactNode }) => (
  <ScreenLink
    to={to}
    className="mt-3 flex min-h-11 items-center justify-center gap-2 border-t border-line pt-2 text-note text-link"
  >
    <Icon name="clock" size={18} />
    <span className="underline">{children}</span>
    <Icon name="forward" size={16} />
  </ScreenLink>
);
