import type { MallOrderState } from '@chifan/domain/mall';
import { Badge, StateBadge } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

/** The order's own badge, but for a paid one: it waits for no restaurant, it is being packed. */
export function MallStateBadge({ state }: { readonly state: MallOrderState }) {
  if (state !== 'pending') return <StateBadge state={state} />;
  return (
    <Badge tone="brand" icon="bag">
      <Trans>To be sent</Trans>
    </Badge>
  );
}
