import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateCouponsAndOffers } from '../../data/coupon.ts';
import { invalidateQuotes } from '../../data/ordering.ts';
import { sendOnce } from '../../data/send-once.ts';
import { api } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { useIsSignedIn } from '../../platform/session/session.ts';

export type CouponToClaim = { readonly campaignId: number } | { readonly code: string };

export function useTakeCoupon(options: { readonly isQuiet?: boolean } = {}) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const navigation = useNavigation();
  const mutation = useMutation({
    mutationFn: (request: CouponToClaim) =>
      sendOnce('coupon.claim', request, (options) => api('/rest/coupon/claim', request, options)),
    meta: { isQuiet: options.isQuiet ?? false },
    onSuccess: () => toast(t`Coupon claimed`, { kind: 'success' }),
    // Refetch also after an error, because the guest may have taken the coupon on another phone, or the campaign may
    // have ended.
    onSettled: () => Promise.all([invalidateCouponsAndOffers(queries), invalidateQuotes(queries)]),
  });
  const take = (request: CouponToClaim, onTaken?: () => void) => {
    if (!isSignedIn) navigation.open('pages/internal/login/choose/choose');
    else mutation.mutate(request, onTaken ? { onSuccess: onTaken } : {});
  };
  return { take, isTaking: mutation.isPending, request: mutation.variables, error: mutation.error };
}
