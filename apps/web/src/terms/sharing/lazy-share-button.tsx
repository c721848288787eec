import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';

/** Its space in the title bar is reserved. */
export const LazyShareButton = lazyComponent(
  () => withPhrases(import('./share-button.tsx'), 'shell-screens'),
  <span className="inline-block size-11" />,
);
