import { Trans } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { LazyShopReviews } from '../../../terms/review/lazy-shop-reviews.tsx';

export function DishReviews({ dish }: { readonly dish: Dish }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="font-semibold">
        <Trans>Reviews of this dish</Trans>
      </h2>
      <LazyShopReviews shopId={dish.shopId} dishId={dish.id} />
    </section>
  );
}
