import { Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';

type OrderLinkProps = {
  readonly orderNumber: string;
  /** null if the order number is not the number of a restaurant order of the member. */
  readonly orderId: number | null;
};

export function OrderLink({ orderNumber, orderId }: OrderLinkProps) {
  const words = (
    <Trans>
      Order <bdi className="figures">{orderNumber}</bdi>
    </Trans>
  );
  if (orderId === null) return <p className="text-note text-soft">{words}</p>;
  return (
    <ScreenLink
      to="pages/order/detail/detail"
      params={{ orderId: String(orderId) }}
      className="flex min-h-11 items-center justify-self-start text-note text-link underline"
    >
      <span>{words}</span>
    </ScreenLink>
  );
}
