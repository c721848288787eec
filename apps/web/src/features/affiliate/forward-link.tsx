import { Icon } from '@chifan/ui';
import type { ReactNode } from 'react';
import type { ScreenParams, ScreenPath } from '../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';

type OnwardLinkProps = { readonly to: ScreenPath; readonly params?: ScreenParams; readonly children: ReactNode };

export const ForwardLink = ({ to, params = {}, children }: OnwardLinkProps) => (
  <ScreenLink
    to={to}
    params={params}
    className="mt-3 flex min-h-11 items-center justify-center gap-2 border-t border-line pt-2 text-note text-link"
  >
    <span className="underline">{children}</span>
    <Icon name="forward" size={16} />
  </ScreenLink>
);
