import { EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../../../../platform/screen-link.tsx';

/** Nothing can be asked back of this order now: says why, in the server's words, and leads to the order. */
export function RefundRefused({ orderId, why }: { readonly orderId: number; readonly why: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="info"
      title={t`No refund can be asked for now`}
      action={
        <ScreenLink
          to="pages/internal/mall/order/detail/detail"
          params={{ orderId: String(orderId) }}
          className="inline-flex min-h-11 items-center px-5 text-link underline"
        >
          <Trans>See the order</Trans>
        </ScreenLink>
      }
    >
      <span dir="auto">{why}</span>
    </EmptyState>
  );
}
