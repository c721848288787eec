/** Loads at the first call and returns the same value to later calls, so that rare needs cost no start time and no memory. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}
