import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../../data/send-once.ts';
import { invalidatePurchases } from '../../../data/wallet.ts';
import { api } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { useIsSignedIn } from '../../../platform/session.ts';
import { unpaidPurchaseIn } from '../../../terms/payment/unpaid.ts';

/** Opens the purchase of a coupon, or the one that was begun before, and goes to where it is paid. A visitor is asked to sign in first. */
export function useBuyCoupon() {
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
