import { Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '../../../platform/location.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import type { Way } from '../shops/way.ts';

/** Around which place the shops are shown, or where the food goes; a tap changes it. */
export function PlaceRow({ way }: { readonly way: Way }) {
  const { t } = useLingui();
  const { source, label, city } = useLocation();
  const names = { assumed: t`People’s Square, Shanghai`, device: city ?? t`Your location`, chosen: label ?? '' };
  return (
    <div className="bg-brand px-4 pb-3 text-on-brand">
      <ScreenLink
        to="pages/address/delivery/delivery"
        className="flex min-h-12 items-center gap-2 rounded-full bg-surface ps-3 pe-4 text-ink"
      >
        <Icon name="pin" size={20} />
        <span className="grid min-w-0 flex-1 leading-tight">
          <span className="text-small text-soft">
            {way === 'delivery' ? <Trans>Deliver to</Trans> : <Trans>Restaurants near</Trans>}
          </span>
          <span dir="auto" className="truncate text-note font-semibold">
            {names[source]}
          </span>
        </span>
        <Icon name="forward" size={20} className="text-soft" />
      </ScreenLink>
    </div>
  );
}
