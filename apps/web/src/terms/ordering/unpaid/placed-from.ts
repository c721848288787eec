/** The order placed from a draft. */
export type PlacedFrom = {
  readonly orderId: number;
  /** Key of the checkout's history entry. Going back to it shows the order, also after its payment. */
  readonly entry: string;
};

/** Stored data may be malformed. */
export function readPlacedFrom(stored: unknown): PlacedFrom | null {
  if (typeof stored !== 'object' || stored === null || !('orderId' in stored) || !('entry' in stored)) return null;
  const { orderId, entry } = stored;
  return typeof orderId === 'number' && typeof entry === 'string' ? { orderId, entry } : null;
}
