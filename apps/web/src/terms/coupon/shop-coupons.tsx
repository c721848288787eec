import type { ShopCard } from '@chifan/contract/catalogue/views';
import { ApproximateAmountLine } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { type CouponOffer, couponOffersQuery } from '../../data/coupon.ts';
import { useLanguage } from '../../platform/language.ts';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import { useIsSignedIn } from '../../platform/session/session.ts';
import { Reduction } from '../shop/full-reductions.tsx';

/** The placeholder has the height of the coupons, so that the content below does not move when the coupons load. */
const CouponChips = lazyComponent(
  () => withPhrases(import('./coupon-chips.tsx'), 'shell-screens'),
  <div className="flex min-h-11 items-center text-small">
    <span>
      {'\u00a0'}
      <ApproximateAmountLine amounts={[0]} className="invisible" />
    </span>
  </div>,
);

type ShopCouponsProps = { readonly shop: Pick<ShopCard, 'id' | 'fullReductions'> };

/**
 * Shows the shop’s full reductions (discounts for a minimum order) and the coupons that a guest may take, in one row.
 */
export function ShopCoupons({ shop: { id: shopId, fullReductions } }: ShopCouponsProps) {
  const [language, isSignedIn] = [useLanguage(), useIsSignedIn()];
  const { data: offers = [] } = useQuery(couponOffersQuery({ shopId, language, isSignedIn }));
  const free = offers.filter((offer) => offer.price === null && isWithinReach(offer, isSignedIn));
  if (free.length === 0 && fullReductions.length === 0) return null;
  return (
    // Without a focusable coupon, the row itself is focusable, so that arrow keys can scroll the row.
    <div
      tabIndex={free.length === 0 ? 0 : undefined}
      className="no-bars flex min-h-9 items-center gap-3 overflow-x-auto bg-surface px-4"
    >
      {fullReductions.length > 0 && (
        <ul className="flex gap-x-3 text-small whitespace-nowrap text-link">
          {fullReductions.map(({ threshold, reduction }) => (
            <li key={threshold}>
              <Reduction threshold={threshold} reduction={reduction} />
              <ApproximateAmountLine amounts={[reduction, threshold]} />
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && <CouponChips offers={free} />}
    </div>
  );
}

/**
 * Whether the guest may use the coupon. Members see only coupons for their level. Visitors see only coupons without a
 * minimum level.
 */
const isWithinReach = ({ mayTake, taken, minimumLevel }: CouponOffer, isSignedIn: boolean): boolean =>
  isSignedIn ? mayTake > 0 || taken > 0 : minimumLevel === null;
