import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';

/** Where coupons for this restaurant are taken and bought; the quote knows of them when the guest comes back. */
export function MoreCoupons({ shopId }: { readonly shopId: number }) {
  return (
    <ScreenLink
      to="pages/mine/coupons/offers"
      params={{ shopId: String(shopId) }}
      className="flex min-h-14 items-center gap-3 rounded-card px-4 py-2 active:bg-sunken"
    >
      <Icon name="ticket" className="text-soft" />
      <span className="min-w-0 flex-1 font-medium">
        <Trans>Get coupons for this restaurant</Trans>
      </span>
      <Icon name="forward" size={20} className="text-faint" />
    </ScreenLink>
  );
}
