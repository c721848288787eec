import { concurrencyLimit } from '../../platform/limits/at-once.ts';

/** Decoding and painting take a core and up to 200 MB: a few at a time, and no more waiting than memory allows. */
export const pictureWork = concurrencyLimit({ atOnce: 2, waiting: 12 });
