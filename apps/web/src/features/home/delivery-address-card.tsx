import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLocation } from '../../platform/location.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { choosePlace, requestDeviceLocation } from '../../platform/place/find-location.ts';
import { EstimateNote } from '../../terms/shop/estimate-note.tsx';

/**
 * The field for the delivery address, above the list of restaurants, because fees and ranges depend on it. The device’s
 * street becomes the address only after the guest accepts it (rule app-18).
 */
export function DeliveryAddressCard() {
  const navigation = useNavigation();
  const { source, position, positionStatus, errorMessage, city, street } = useLocation();
  if (source === 'chosen') return null;
  const accept = () => street !== null && choosePlace({ label: street, position, ...(city === null ? {} : { city }) });
  return (
    <section className="mx-4 mt-2 grid gap-2 rounded-card bg-brand-tint p-3">
      <h2 className="text-note font-semibold">
        <Trans>Where should we deliver?</Trans>
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button
          icon="pin"
          onClick={() => navigation.open('pages/address/delivery/delivery')}
          className="flex-auto px-4! text-note!"
        >
          <Trans>Enter your address</Trans>
        </Button>
        {source === 'device' && street !== null ? (
          <Button variant="secondary" icon="check" onClick={accept} className="flex-auto px-4! text-note!">
            <span>
              <Trans>
                Deliver to <bdi>{street}</bdi>
              </Trans>
            </span>
          </Button>
        ) : (
          <Button
            variant="secondary"
            icon="aim"
            isBusy={positionStatus === 'loading'}
            onClick={() => void requestDeviceLocation()}
            className="flex-auto px-4! text-note!"
          >
            <Trans>Use my location</Trans>
          </Button>
        )}
      </div>
      <EstimateNote />
      <p role="status" className="text-small text-bad empty:hidden">
        {positionStatus === 'failed' ? errorMessage : ''}
      </p>
    </section>
  );
}
