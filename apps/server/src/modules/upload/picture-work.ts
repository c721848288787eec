import { concurrencyLimit } from '../../platform/concurrency/limit-concurrency.ts';

/** Decoding and painting use a core and up to 200 MB. So few run at once, and the queue is bounded. */
export const limitPictureWork = concurrencyLimit({ atOnce: 2, waiting: 12 });
