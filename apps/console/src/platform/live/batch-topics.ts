/**
 * Limits the refetches on a busy evening. Passes on the first topic at once, and those within `waitMs` after it
 * together. Loses none. @returns a listener for topics.
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
