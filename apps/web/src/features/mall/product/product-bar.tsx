import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '../../../data/mall.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { Points } from '../../../terms/points/points.tsx';
import { usePutInCart } from '../cart/use-put-in-cart.ts';
import { checkoutParams } from '../checkout/checkout-items.ts';

type ProductBarProps = { readonly product: ProductDetail; readonly number: number; readonly most: number };

/** Stays at the bottom: into the cart, or straight on. */
export function ProductBar({ product, number, most }: ProductBarProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const cart = usePutInCart(product.id);
  const item = { productId: product.id, number };
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 mx-auto max-w-[480px] border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {most <= 0 ? (
        <Button isWide disabled>
          {product.isOnSale ? t`Sold out` : t`No longer available`}
        </Button>
      ) : (
        <>
          <p aria-live="polite" className="pb-2 text-note text-soft">
            <Trans>
              Together <Points points={product.points * number} className="font-semibold text-ink" />
            </Trans>
          </p>
          <div className="grid grid-cols-2 gap-2">
            <Button variant="secondary" isBusy={cart.isPending} onClick={() => cart.put(item)}>
              <Trans>Add to cart</Trans>
            </Button>
            <Button onClick={() => navigation.open('pages/internal/mall/pay/pay', checkoutParams([item]))}>
              <Trans>Redeem now</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
