import { concurrencyLimit } from '../../platform/concurrency/limit-concurrency.ts';

/** Limits concurrent decoding and painting of pictures, because each uses a core and up to 200 MB. */
export const limitPictureWork = concurrencyLimit({ atOnce: 2, waiting: 12 });
