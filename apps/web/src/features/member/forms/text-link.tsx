import type { ReactNode } from 'react';
import type { ScreenParams, ScreenPath } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';

type TextLinkProps = { readonly to: ScreenPath; readonly params?: ScreenParams; readonly children: ReactNode };

export function TextLink({ to, params = {}, children }: TextLinkProps) {
  return (
    <ScreenLink
      to={to}
      params={params}
      className="flex min-h-11 items-center text-note font-medium text-link underline"
    >
      {children}
    </ScreenLink>
  );
}
