import type { MallOrderState } from '@chifan/domain/mall';
import { Badge, StateBadge } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

/** Differs from an order's badge where that speaks of a restaurant or of money. */
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
