/**
 * Calls `load` at the first call and returns the same promise to later calls. So a rarely needed library costs no start
 * time and no memory.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}
