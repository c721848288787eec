import type { MallCartItem } from '@chifan/contract/mall';
import { maxMallLines } from '@chifan/domain/mall';
import { useNavigation } from '../../../platform/navigation.ts';
import { useOwnPoints } from '../../../terms/points/use-own-points.ts';
import { checkoutParams } from '../checkout/checkout-items.ts';
import { CartFoot } from './cart-foot.tsx';
import { CartRow } from './cart-row.tsx';
import { cartSums, isAvailable, missingPoints, orderable } from './cart-sums.ts';
import { RemovedNotice } from './removed-notice.tsx';
import { useTicks } from './ticks.ts';
import { UnavailableItems } from './unavailable-items.tsx';
import type { RemoveFromCart } from './use-remove-from-cart.ts';

type CartPageProps = { readonly items: readonly MallCartItem[]; readonly removing: RemoveFromCart };

/** What can be had, with ticks; apart from it what cannot; and what the ticked come to. */
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
