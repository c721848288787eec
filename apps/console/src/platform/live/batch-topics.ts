/**
 * Limits the number of refetches on a busy evening. The first topic is reported to `tell` at once, and later ones in at
 * most one batch per `waitMs`. No topic is lost. @returns the function to call for each topic.
 */
export function batchTopics(tell: (topics: readonly string[]) => void, waitMs: number): (topic: string) => void {
  const waiting = new Set<string>();
  let isQuiet = true;
  const tellWaiting = () => {
    const topics = [...waiting];
    waiting.clear();
    isQuiet = topics.length === 0;
    if (isQuiet) return;
    setTimeout(tellWaiting, waitMs);
    tell(topics);
  };
  return (topic) => {
    waiting.add(topic);
    if (isQuiet) tellWaiting();
  };
}
