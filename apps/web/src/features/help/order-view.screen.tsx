import { Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '../../platform/navigation.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { AllowedPage } from './web-view/allowed-page.tsx';

/** Parameters: `url`, and `orderId` of the order that the page is about, which a link leads back to. */
export default function OrderViewScreen() {
  const { t } = useLingui();
  const { url = '', orderId } = useParams();
  return (
    <>
      {Number(orderId) > 0 && (
        <ScreenLink
          to="pages/order/detail/detail"
          params={{ orderId: String(orderId) }}
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
