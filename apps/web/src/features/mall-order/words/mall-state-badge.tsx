import type { MallOrderState } from '@chifan/domain/mall';
import { Badge, StateBadge } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

/** The order's own badge, where it speaks of no restaurant and of no money. */
export function MallStateBadge({ state }: { readonly state: MallOrderState }) {
  switch (state) {
    case 'pending':
      return (
        <Badge tone="brand" icon="bag">
          <Trans>To be sent</Trans>
        </Badge>
      );
    case 'refunded':
      return (
        <Badge icon="check">
          <Trans>Points returned</Trans>
        </Badge>
      );
    default:
      return <StateBadge state={state} />;
  }
}
