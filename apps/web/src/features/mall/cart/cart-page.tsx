import type { MallCartItem } from '@chifan/contract/mall/views';
import { maxMallLines } from '@chifan/domain/mall';
import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { productQuery } from '../../../data/mall.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { useOwnPoints } from '../../../terms/wallet/use-own-points.ts';
import { ProductName } from '../products/product-name.tsx';
import { ProductPhoto } from '../products/product-photo.tsx';
import { UnpaidOfCart } from '../unpaid/unpaid-of-cart.tsx';
import { CartFoot } from './cart-foot.tsx';
import { CartRow } from './cart-row.tsx';
import { cartSums, isAvailable, missingPoints, orderable } from './cart-sums.ts';
import { checkoutParams } from './checkout-items.ts';
import { RemovedNotice } from './removed-notice.tsx';
import { useTicks } from './ticks.ts';
import type { RemoveFromCart } from './use-remove-from-cart.ts';

type CartPageProps = { readonly items: readonly MallCartItem[]; readonly removing: RemoveFromCart };

export function CartPage({ items, removing }: CartPageProps) {
  const navigation = useNavigation();
  const balance = useOwnPoints();
  const { isTicked, tick } = useTicks();
  const available = items.filter(isAvailable);
  const ticked = available.filter(({ productId }) => isTicked(productId));
  const sums = cartSums(ticked);
  const wanted = ticked.map((item) => ({ productId: item.productId, number: orderable(item) }));
  return (
    <div className="grid grid-cols-1 gap-3 p-4 pb-32">
      <UnpaidOfCart wanted={wanted} />
      <RemovedNotice removing={removing} />
      <ul className="grid grid-cols-1 gap-3">
        {available.map((item) => (
          <li key={item.id}>
            <CartRow
              item={item}
              isTicked={isTicked(item.productId)}
              onTick={(next) => tick([item.productId], next)}
              onRemove={() => removing.remove([item])}
            />
          </li>
        ))}
      </ul>
      <UnavailableItems items={items.filter((item) => !isAvailable(item))} onRemove={removing.remove} />
      {available.length > 0 && (
        <CartFoot
          sums={sums}
          isAllTicked={ticked.length === available.length}
          isTooMany={ticked.length > maxMallLines}
          balance={balance}
          missing={missingPoints(sums.points, balance)}
          onTickAll={(next) =>
            tick(
              available.map(({ productId }) => productId),
              next,
            )
          }
          onCheckOut={() => navigation.open('pages/internal/mall/pay/pay', checkoutParams(wanted))}
        />
      )}
    </div>
  );
}

type UnavailableItemsProps = {
  readonly items: readonly MallCartItem[];
  readonly onRemove: (items: readonly MallCartItem[]) => void;
};

function UnavailableItems({ items, onRemove }: UnavailableItemsProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 rounded-card bg-sunken p-3">
      <h2 id={id} className="text-note font-semibold">
        <Trans>Not available right now</Trans>
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3">
            <ProductPhoto of={item} size="small" className="opacity-60" />
            <span className="min-w-0 flex-1">
              <ProductName name={item.name} className="line-clamp-2 text-note" />
              <WhyNot productId={item.productId} />
            </span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" icon="trash" className="justify-self-start" onClick={() => onRemove(items)}>
        <Trans>Remove these</Trans>
      </Button>
    </section>
  );
}

/**
 * Explains why the member cannot order the product. The data of the cart contains no reason, only the maximum quantity
 * zero, so this component loads the product.
 */
function WhyNot({ productId }: { readonly productId: number }) {
  const { data } = useQuery(productQuery(productId, useLanguage()));
  if (!data) return null;
  return (
    <span className="block text-small text-bad">
      {!data.isOnSale && <Trans>No longer available</Trans>}
      {data.isOnSale && data.stock <= 0 && <Trans>Sold out</Trans>}
      {data.isOnSale && data.stock > 0 && <Trans>You’ve reached the limit per member</Trans>}
    </span>
  );
}
