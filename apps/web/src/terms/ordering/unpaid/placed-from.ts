/** The order that the guest placed from a checkout draft. */
export type PlacedFrom = {
  readonly orderId: number;
  /**
   * Key of the checkout’s entry in the browser history. Going back to this entry shows the order, also after its
   * payment.
   */
  readonly entry: string;
};

/** Parses the stored order. Returns null if the data is malformed. */
export function readPlacedFrom(stored: unknown): PlacedFrom | null {
  if (typeof stored !== 'object' || stored === null || !('orderId' in stored) || !('entry' in stored)) return null;
  const { orderId, entry } = stored;
  return typeof orderId === 'number' && typeof entry === 'string' ? { orderId, entry } : null;
}
