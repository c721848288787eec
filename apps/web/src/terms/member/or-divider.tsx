import { Trans } from '@lingui/react/macro';

/** Separates two ways to sign in. */
export const OrDivider = () => (
  <p className="flex items-center gap-3 text-small text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    <Trans context="between two ways to sign in">or</Trans>
  </p>
);
