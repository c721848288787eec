/** Loads at the first call, and gives the same to all later ones: what is rare costs no start and no memory before. */
export function loadedOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}
