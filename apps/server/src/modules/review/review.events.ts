/** Events that this module publishes. Payloads hold ids, never rows. */
export type ReviewEvents = {
  /** The restaurant has replied to a guest's review. */
  'review.replied': { readonly reviewId: number };
  /** The platform has hidden a review, or has shown it again. */
  'review.moderated': { readonly reviewId: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends ReviewEvents {}
}
