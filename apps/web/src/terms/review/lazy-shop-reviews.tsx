import { Skeleton } from '@chifan/ui';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';

/** Loads the phrases of reviews only when the reviews are shown. */
export const LazyShopReviews = lazyComponent(
  () => withPhrases(import('./shop-reviews.tsx'), 'review', 'shell-screens'),
  <Skeleton className="h-40" />,
);
