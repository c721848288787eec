import { Skeleton } from '@chifan/ui';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';

/** Loads its own phrases, which the screens around it do not need. */
export const LazyShopReviews = lazyComponent(
  () => withPhrases(import('./shop-reviews.tsx'), 'review', 'shell-screens'),
  <Skeleton className="h-40" />,
);
