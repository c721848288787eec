import { SpiceMark } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

/** How hot the dish is, in words; a mild one says so too. */
export function SpiceLine({ level }: { readonly level: number }) {
  if (level > 0) return <SpiceMark level={level} hasWord />;
  return (
    <p className="text-small text-soft">
      <Trans>Not spicy</Trans>
    </p>
  );
}
