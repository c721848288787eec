import { later } from '../../platform/loading/later.tsx';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';

/** Its place in the title bar is kept. */
export const LaterShareButton = later(
  () => withPhrases(import('./share-button.tsx'), 'shell-screens'),
  <span className="inline-block size-11" />,
);
