import { later } from '../../platform/loading/later.tsx';

/** Its place in the title bar is kept. */
export const LaterShareButton = later(() => import('./share-button.tsx'), <span className="inline-block size-11" />);
