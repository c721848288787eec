import { Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Dish } from '../../../data/menu.ts';

const ShopReviews = lazy(() => import('../reviews/shop-reviews.tsx'));

export function DishReviews({ dish }: { readonly dish: Dish }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="font-semibold">
        <Trans>Reviews of this dish</Trans>
      </h2>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <ShopReviews shopId={dish.shopId} dishId={dish.id} />
      </Suspense>
    </section>
  );
}
