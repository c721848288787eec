/** Events that this module publishes. Payloads hold ids, never rows. */
export type SetMealEvents = {
  /** A shop left a set meal. Members who chose the shop may choose again. */
  'setmeal.branch-left': { readonly setMealId: number; readonly shopId: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends SetMealEvents {}
}
