/** Events that this module publishes. A payload contains ids, never rows. */
export type CourierEvents = {
  /** A courier has arrived at the guest's door, or takes the food back because the guest did not open. */
  'order.door': { readonly orderId: number; readonly step: 'arrive' | 'bring_back'; readonly version: number };
};

declare module '../../platform/events/events.ts' {
  interface EventPayloads extends CourierEvents {}
}
