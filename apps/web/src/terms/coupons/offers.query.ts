import type { Language } from '@chifan/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../../platform/api.ts';

export type CouponOffer = OutputOf<'/rest/coupon/offers'>[number];

type OffersQuestion = {
  /** null: all there are. */
  readonly shopId: number | null;
  readonly language: Language;
  /** What a member may take is theirs alone. */
  readonly isSignedIn: boolean;
};

/** What can be taken or bought now. */
export const couponOffersQuery = ({ shopId, language, isSignedIn }: OffersQuestion) =>
  queryOptions({
    queryKey: ['coupon-offers', language, isSignedIn, shopId],
    queryFn: ({ signal }) => api('/rest/coupon/offers', shopId === null ? {} : { shopId }, { signal }),
    staleTime: 60_000,
  });
