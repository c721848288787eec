import { EmptyState, ErrorState } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CouponOffer, couponOffersQuery } from '../../../data/coupon.ts';
import { sendOnce } from '../../../data/send-once.ts';
import { invalidatePurchases, type UnpaidPurchase } from '../../../data/wallet.ts';
import { api } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { useTakeCoupon } from '../../../terms/coupon/use-take-coupon.ts';
import { UnpaidDialog, unpaidPurchaseIn } from '../../../terms/payment/unpaid.tsx';
import { UnpaidPurchases } from '../../../terms/purchase/unpaid-purchases.tsx';
import { useUnpaidPurchases } from '../../../terms/purchase/use-unpaid-purchases.ts';
import { GroupChips } from '../group-chips.tsx';
import { groupOf } from '../group-choices.ts';
import { CouponListSkeleton } from '../list/coupon-list-skeleton.tsx';
import { CouponOfferCard } from './coupon-offer-card.tsx';

/** Coupons that guests can claim or buy. URL parameters: `shopId` for the offers of one restaurant, and `group`. */
export default function CouponOffersScreen() {
  const { t } = useLingui();
  const params = useParams();
  const { adjust } = useNavigation();
  const [language, isSignedIn] = [useLanguage(), useIsSignedIn()];
  const shopId = Number(params.shopId) > 0 ? Number(params.shopId) : null;
  const group = groupOf(params.group);
  const { data, error, refetch } = useQuery(couponOffersQuery({ shopId, language, isSignedIn }));
  const unpaid = useUnpaidPurchases();
  const offers = data?.filter((offer) => group === 'all' || offer.group === group);
  return (
    <>
      <div className="bg-surface py-2">
        <GroupChips
          value={group}
          onChange={(next) => adjust({ group: next, ...(shopId === null ? {} : { shopId: String(shopId) }) })}
        />
      </div>
      <UnpaidPurchases purchases={unpaid} />
      {offers === undefined && error === null && <CouponListSkeleton />}
      {offers === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {offers?.length === 0 && <EmptyState icon="ticket" title={t`No offers right now`} />}
      {offers && offers.length > 0 && <Offers offers={offers} isSignedIn={isSignedIn} unpaid={unpaid} />}
    </>
  );
}

type OffersProps = {
  readonly offers: readonly CouponOffer[];
  readonly isSignedIn: boolean;
  readonly unpaid: readonly UnpaidPurchase[];
};

function Offers({ offers, isSignedIn, unpaid }: OffersProps) {
  const { take, isTaking, request } = useTakeCoupon();
  const { buy, buyingId, unpaid: refused, dismiss } = useBuyCoupon();
  const takingId = isTaking && request && 'campaignId' in request ? request.campaignId : null;
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 p-4 wide:cards">
        {offers.map((offer) => (
          <li key={offer.campaignId}>
            <CouponOfferCard
              offer={offer}
              isSignedIn={isSignedIn}
              isBegun={unpaid.some(({ coupon }) => coupon?.campaignId === offer.campaignId)}
              isBusy={takingId === offer.campaignId || buyingId === offer.campaignId}
              onTake={() => take({ campaignId: offer.campaignId })}
              onBuy={() => buy(offer.campaignId)}
            />
          </li>
        ))}
      </ul>
      {refused && <UnpaidDialog unpaid={refused} kind="purchase" onClose={dismiss} />}
    </>
  );
}

/**
 * Buys a coupon: creates a purchase, or finds the member’s unpaid purchase of the coupon, and opens its payment. A
 * visitor must sign in first.
 */
function useBuyCoupon() {
  const isSignedIn = useIsSignedIn();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const { mutate, isPending, variables, error, reset } = useMutation({
    meta: { isQuiet: true },
    mutationFn: (request: { readonly campaignId: number }) =>
      sendOnce('coupon.buy', request, (options) => api('/rest/coupon/buy', request, options)),
    onSuccess: ({ id }) => navigation.open('pages/shop/success/success', { purchaseId: String(id) }),
    onError: (failure) => {
      if (!unpaidPurchaseIn(failure)) toastFailure(failure);
    },
    onSettled: () => invalidatePurchases(queries),
  });
  const buy = (campaignId: number) => {
    if (isSignedIn) mutate({ campaignId });
    else navigation.open('pages/internal/login/choose/choose');
  };
  const buyingId = isPending ? (variables?.campaignId ?? null) : null;
  return { buy, buyingId, unpaid: unpaidPurchaseIn(error), dismiss: reset };
}
