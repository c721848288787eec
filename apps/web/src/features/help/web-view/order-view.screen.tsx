import { Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { AllowedPage } from './allowed-page.tsx';

/**
 * A web page about an order, such as tracking, with a link back to the order. URL parameters: `url`, and `orderId` or
 * `mallOrderId`.
 */
export default function OrderViewScreen() {
  const { t } = useLingui();
  const { url = '', orderId, mallOrderId } = useParams();
  const isMall = Number(mallOrderId) > 0;
  const shown = isMall ? mallOrderId : orderId;
  return (
    <>
      {Number(shown) > 0 && (
        <ScreenLink
          to={isMall ? 'pages/internal/mall/order/detail/detail' : 'pages/order/detail/detail'}
          params={{ orderId: String(shown) }}
          className="flex min-h-11 items-center gap-2 border-b border-line bg-surface px-4 font-medium text-link"
        >
          <Icon name="receipt" size={20} />
          <Trans>View order</Trans>
        </ScreenLink>
      )}
      <AllowedPage key={url} address={url} title={t`Order page`} />
    </>
  );
}
