import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';

/** Loads the button later. The placeholder reserves its space in the title bar. */
export const LazyShareButton = lazyComponent(
  () => withPhrases(import('./share-button.tsx'), 'shell-screens'),
  <span className="inline-block size-11" />,
);
