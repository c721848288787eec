import { Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';

export const OrderLink = ({ orderId }: { readonly orderId: number }) => (
  <ScreenLink
    to="pages/internal/mall/order/detail/detail"
    params={{ orderId: String(orderId) }}
    className="inline-flex min-h-11 items-center px-5 text-link underline"
  >
    <Trans>View order</Trans>
  </ScreenLink>
);
