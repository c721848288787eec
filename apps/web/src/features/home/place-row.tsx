import { Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '../../platform/location.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import type { Way } from '../../terms/shops/way.ts';

/** Around which place the shops are shown, or where the food goes; a tap changes it. */
export function PlaceRow({ way }: { readonly way: Way }) {
  const { t } = useLingui();
  const { source, label, city } = useLocation();
  const found = source === 'chosen' ? label : (city ?? t`Your location`);
  return (
    <ScreenLink
      to="pages/address/delivery/delivery"
      className="flex min-h-11 items-center gap-1.5 text-note -outline-offset-3"
    >
      <Icon name="pin" size={18} />
      <span className="shrink-0">{way === 'delivery' ? t`Deliver to` : t`Restaurants near`}</span>
      <span dir="auto" className="min-w-0 truncate font-semibold">
        {source === 'assumed' ? t`People’s Square, Shanghai` : found}
      </span>
      <Icon name="forward" size={16} className="rotate-90 rtl:-rotate-90" />
    </ScreenLink>
  );
}
