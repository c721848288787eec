import { Skeleton } from '@chifan/ui';
import { later } from '../../platform/loading/later.tsx';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';

/** Brings its phrases with it: the screens around it do without them. */
export const LazyShopReviews = later(
  () => withPhrases(import('./shop-reviews.tsx'), 'review', 'shell-screens'),
  <Skeleton className="h-40" />,
);
