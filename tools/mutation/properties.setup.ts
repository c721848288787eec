import * as fc from 'fast-check';

/** A fixed random seed makes mutation scores comparable. Shrinking is off, because only the outcome matters. */
fc.configureGlobal({ seed: 5, endOnFailure: true });
