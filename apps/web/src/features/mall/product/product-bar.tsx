import { Button, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { invalidateMallCart, type ProductDetail } from '../../../data/mall.ts';
import { sendOnce } from '../../../data/send-once.ts';
import { api } from '../../../platform/api.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { Points } from '../../../terms/wallet/points.tsx';
import { checkoutParams } from '../cart/checkout-items.ts';

type ProductBarProps = { readonly product: ProductDetail; readonly number: number; readonly most: number };

export function ProductBar({ product, number, most }: ProductBarProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const cart = usePutInCart(product.id);
  const item = { productId: product.id, number };
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 mx-auto max-w-[var(--page)] border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] wide:sticky wide:mx-0 wide:max-w-none wide:rounded-card">
      {most <= 0 ? (
        <Button isWide disabled>
          {product.isOnSale ? t`Sold out` : t`No longer available`}
        </Button>
      ) : (
        <>
          <p aria-live="polite" className="pb-2 text-note text-soft">
            <Trans>
              Total <Points points={product.points * number} className="font-semibold text-ink" />
            </Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              className="flex-auto px-3!"
              isBusy={cart.isPending}
              onClick={() => cart.put(item)}
            >
              <Trans>Add to cart</Trans>
            </Button>
            <Button
              className="flex-auto px-3!"
              onClick={() => navigation.open('pages/internal/mall/pay/pay', checkoutParams([item]))}
            >
              <Trans>Redeem now</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

type Item = { readonly productId: number; readonly number: number };

/** The product that a visitor wanted to add to the cart. The app adds the product after the visitor signs in. */
let wanted: Item | null = null;

/**
 * Adds a product to the cart. A second tap after a lost response sends the same idempotency key, so that no product is
 * added twice. `productId`: the displayed product, or null.
 */
function usePutInCart(productId: number | null) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const isSignedIn = useIsSignedIn();
  const { mutate, isPending } = useMutation({
    mutationFn: (item: Item) =>
      sendOnce('mall.cart', item, (options) => api('/rest/member/pointsMall/shoppingCart/add', item, options)),
    onSuccess: () => toast(t`Added to your cart`, { kind: 'success' }),
    onSettled: () => invalidateMallCart(queries),
  });
  const putWanted = useEffectEvent(() => {
    if (!isSignedIn || wanted === null || wanted.productId !== productId) return;
    mutate(wanted);
    wanted = null;
  });
  useEffect(() => putWanted(), [isSignedIn]);
  const put = (item: Item) => {
    if (isSignedIn) return mutate(item);
    wanted = item;
    navigation.open('pages/internal/login/choose/choose');
    return undefined;
  };
  return { put, isPending };
}
