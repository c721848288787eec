import { Icon, IconButton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { markOrderSeen } from './ended-orders.ts';

/** Shows that an order was cancelled, until the guest opens or dismisses the notice. */
export function EndedStrip({ order: { id, paidAt, shopName } }: { readonly order: OrderDetail }) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Order cancelled`}
      className="pointer-events-auto flex items-center rounded-card border border-line bg-surface shadow-raised"
    >
      <ScreenLink
        to="pages/order/detail/detail"
        params={{ orderId: String(id) }}
        onFollow={() => markOrderSeen(id)}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-2.5 py-1.5 ps-3 active:bg-sunken"
      >
        <Icon name="warning" className="text-bad" />
        <span role="status" className="min-w-0 flex-1">
          <span className="block text-note leading-snug font-semibold">
            <Trans>Order cancelled</Trans>
          </span>
          <span className="block text-small text-soft">
            {paidAt === null ? <Trans>You haven’t been charged.</Trans> : <Trans>Your money is on its way back</Trans>}
          </span>
          <span className="block truncate text-small text-soft">
            <bdi lang={shopName.language}>{shopName.text}</bdi>
          </span>
        </span>
      </ScreenLink>
      <IconButton icon="close" label={t`Close`} onClick={() => markOrderSeen(id)} />
    </section>
  );
}
