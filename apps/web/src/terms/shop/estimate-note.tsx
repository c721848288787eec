import { Trans } from '@lingui/react/macro';
import { useWay } from '../../platform/choice/order-choice.ts';
import { useLocation } from '../../platform/location.ts';
import { usePlaceName } from '../choice/place-name.tsx';

/** The place that delivery fees and times are estimated for, until the guest has chosen an address. */
export function EstimateNote() {
  const place = usePlaceName();
  const isEstimate = useIsAddressMissing();
  if (!isEstimate) return null;
  return (
    <p className="text-small text-soft">
      <Trans>
        Fees and times are estimates for <bdi>{place}</bdi>.
      </Trans>
    </p>
  );
}

/** Whether the guest wants a delivery but has not chosen its address. */
export function useIsAddressMissing(): boolean {
  const isDelivery = useWay() === 'delivery';
  return useLocation(({ source }) => source !== 'chosen') && isDelivery;
}
