import { CouponChip } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type CouponOffer, couponOffersQuery } from '../../data/coupon.ts';
import { useLanguage } from '../../platform/language.ts';
import { useIsSignedIn } from '../../platform/session.ts';
import { useTakeCoupon } from './use-take-coupon.ts';

export function ShopCoupons({ shopId }: { readonly shopId: number }) {
  const { t } = useLingui();
  const [language, isSignedIn] = [useLanguage(), useIsSignedIn()];
  const { data: offers = [] } = useQuery(couponOffersQuery({ shopId, language, isSignedIn }));
  const { take, isTaking, request } = useTakeCoupon();
  const free = offers.filter((offer) => offer.price === null && isWithinReach(offer, isSignedIn));
  if (free.length === 0) return null;
  const busyId = isTaking && request && 'campaignId' in request ? request.campaignId : null;
  return (
    <ul aria-label={t`Coupons for this restaurant`} className="no-bars flex gap-2 overflow-x-auto bg-surface px-4 pb-2">
      {free.map((offer) => (
        <li key={offer.campaignId}>
          <CouponChip
            terms={offer}
            isBusy={busyId === offer.campaignId}
            isTaken={offer.taken > 0}
            onTake={() => take({ campaignId: offer.campaignId })}
          />
        </li>
      ))}
    </ul>
  );
}

/** Offers for a higher level are hidden; a visitor may have any level. */
const isWithinReach = ({ mayTake, taken, minimumLevel }: CouponOffer, isSignedIn: boolean): boolean =>
  isSignedIn ? mayTake > 0 || taken > 0 : minimumLevel === null;
