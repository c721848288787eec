import type { OrderWay } from '@chifan/domain/ordering';
import { Button } from '@chifan/ui';
import { formatDistance } from '@chifan/ui/format-distance';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { useLocation } from '../../platform/location.ts';
import { requestDeviceLocation } from '../../platform/place/find-location.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { useDefaultPlaceName } from '../../terms/choice/place-name.tsx';
import { DeliveryAddressCard } from './delivery-address-card.tsx';
import { useNearestShops } from './nearest-shops.tsx';

/** Distance from which a restaurant counts as far away (rule address-20). Guests do not travel farther for a meal. */
const farMetres = 50_000;

/**
 * The only notice of the home screen. The notice about a far restaurant takes precedence over the notice about an
 * imprecise position.
 */
export function PlaceNotice({ way }: { readonly way: OrderWay }) {
  const source = useLocation((location) => location.source);
  const { data } = useNearestShops(way);
  const nearest = Math.min(...(data?.records ?? []).map(({ distanceMetres }) => distanceMetres));
  if (source !== 'assumed' && Number.isFinite(nearest) && nearest >= farMetres) return <FarNotice nearest={nearest} />;
  if (way === 'delivery') return <DeliveryAddressCard />;
  return source === 'device' || source === 'chosen' ? null : <RoughNotice />;
}

/**
 * Informs guests in a city without our restaurants, or guests still abroad, that the nearest restaurant is far away.
 */
function FarNotice({ nearest }: { readonly nearest: number }) {
  const language = useLanguage();
  return (
    <p role="note" className="mx-4 mt-2 rounded-card bg-brand-tint px-3 py-1.5 text-note">
      <Trans>
        We have no restaurants near you yet. The nearest is <bdi>{formatDistance(nearest, language)}</bdi> away. To
        order for a trip, choose your destination.
      </Trans>{' '}
      <ScreenLink to="pages/address/delivery/delivery" className="inline-flex min-h-11 items-center underline">
        <Trans>Choose another place</Trans>
      </ScreenLink>
    </p>
  );
}

function RoughNotice() {
  const { source, positionStatus, errorMessage } = useLocation();
  const place = useDefaultPlaceName();
  return (
    <div className="mx-4 mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-brand-tint px-3 py-1.5 text-small">
      <p className="min-w-[min(10rem,100%)] flex-1">
        {source === 'assumed' && place !== null ? (
          <Trans>
            We don’t know where you are yet. These restaurants are near <bdi>{place}</bdi>.
          </Trans>
        ) : source === 'assumed' ? (
          <Trans>We don’t know where you are yet. These restaurants are in central Shanghai.</Trans>
        ) : (
          <Trans>We only know your city, so distances are approximate.</Trans>
        )}
      </p>
      <Button
        variant="secondary"
        icon="aim"
        isBusy={positionStatus === 'loading'}
        onClick={() => void requestDeviceLocation()}
        className="px-3! text-note!"
      >
        <Trans>Use my location</Trans>
      </Button>
      <p role="status" className="w-full text-bad empty:hidden">
        {positionStatus === 'failed' ? errorMessage : ''}
      </p>
    </div>
  );
}
