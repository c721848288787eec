/** Journeys that begin before anything else: one worker is left for what keeps a core busy. */
const ahead = 3;

/**
 * Journeys mostly wait, modules mostly compute: interleaved they use all cores. Modules come several in a row, because
 * a worker that takes the next of its kind has the server loaded; a long one begins each row, so that the long ones do not
 * keep one another from the cores.
 */
export function mixed<File>({
  journeys,
  modules,
}: {
  readonly journeys: readonly File[];
  readonly modules: readonly File[];
}): File[] {
  const [first, later] = [journeys.slice(0, ahead), journeys.slice(ahead)];
  const rows = later.length + 1;
  const rowBefore = (at: number) => modules.filter((_module, index) => index % rows === at);
  return [...first, ...later.flatMap((journey, at) => [...rowBefore(at), journey]), ...rowBefore(later.length)];
}
