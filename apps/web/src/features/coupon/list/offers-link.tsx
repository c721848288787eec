import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';

/** The way to where coupons are taken and bought. */
export function OffersLink() {
  return (
    <ScreenLink
      to="pages/mine/coupons/offers"
      className="mx-4 flex min-h-12 items-center gap-3 rounded-card bg-brand-tint px-4 py-2 text-ink active:bg-sunken"
    >
      <Icon name="ticket" />
      <span className="min-w-0 flex-1 font-semibold">
        <Trans>Get more coupons</Trans>
      </span>
      <Icon name="forward" size={20} />
    </ScreenLink>
  );
}
