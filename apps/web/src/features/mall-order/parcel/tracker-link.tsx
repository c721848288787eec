import { trackingPageOf } from '@chifan/domain/mall';
import { LinkButton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { webViewQuery } from '../../../data/help.ts';
import type { MallOrder } from '../../../data/mall-order.ts';
import { writeAddress } from '../../../platform/navigation/screen-address.ts';

type TrackerLinkProps = { readonly orderId: number; readonly shipment: NonNullable<MallOrder['shipment']> };

/**
 * Opens the tracking page inside the app if the operator allows its site (rule mall-10). Otherwise, and until the
 * server has responded, opens the page in a new tab.
 */
export function TrackerLink({ orderId, shipment }: TrackerLinkProps) {
  const page = trackingPageOf(shipment);
  const allowed = useQuery(webViewQuery(page)).data?.url ?? null;
  const params = { url: page, mallOrderId: String(orderId) };
  const { host } = new URL(page);
  return (
    <div>
      <LinkButton
        icon="map"
        {...(allowed === null
          ? { href: page, target: '_blank' as const }
          : { href: writeAddress({ path: 'pages/webview/order_view', params }) })}
      >
        <span>
          <Trans>
            Track it on <bdi dir="ltr">{host}</bdi>
          </Trans>
        </span>
      </LinkButton>
      <p className="mt-1 text-small text-soft">
        <Trans>The page is in Chinese, and may ask for the last four digits of the phone number.</Trans>
      </p>
    </div>
  );
}
