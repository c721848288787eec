/**
 * On a busy evening each piece of news would have the screens ask anew: the first is told at once, those within
 * `waitMs` after it together when that is over. None is lost. @returns what hears a topic's news.
 */
export function gatherNews(tell: (topics: readonly string[]) => void, waitMs: number): (topic: string) => void {
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
