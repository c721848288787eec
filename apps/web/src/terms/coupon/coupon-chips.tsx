import { CouponChip } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { CouponOffer } from '../../data/coupon.ts';
import { useTakeCoupon } from './use-take-coupon.ts';

export default function CouponChips({ offers }: { readonly offers: readonly CouponOffer[] }) {
  const { t } = useLingui();
  const { take, isTaking, request } = useTakeCoupon();
  const busyId = isTaking && request && 'campaignId' in request ? request.campaignId : null;
  return (
    <ul aria-label={t`Coupons for this restaurant`} className="flex gap-2">
      {offers.map((offer) => (
        <li key={offer.campaignId}>
          <CouponChip
            terms={offer}
            isBusy={busyId === offer.campaignId}
            isClaimed={offer.taken > 0}
            onClaim={() => take({ campaignId: offer.campaignId })}
          />
        </li>
      ))}
    </ul>
  );
}
