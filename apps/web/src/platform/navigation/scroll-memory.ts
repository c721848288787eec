import { tabStorage } from '../storage.ts';

const stored = tabStorage('scroll');
const maxKept = 60;
const patienceMs = 1_500;

/** Scroll positions in pixels, by key of the history entry. */
const positions: Map<string, number> = new Map(readKept());

function readKept(): [string, number][] {
  const text = stored.read();
  return text === null ? [] : (JSON.parse(text) as [string, number][]);
}

export function rememberScroll(key: string): void {
  positions.delete(key);
  positions.set(key, window.scrollY);
  for (const oldest of positions.keys()) {
    if (positions.size <= maxKept) break;
    positions.delete(oldest);
  }
  stored.write(JSON.stringify([...positions]));
}

/**
 * Restores the scroll position of a screen. A list that is still loading is too short, so the function retries while
 * the list grows, until the position is reached or the guest scrolls.
 */
export function restoreScroll(key: string): () => void {
  // The first screen of a browser tab starts at its top. Scrolling it would calculate the layout twice before the first
  // paint.
  if (positions.size === 0) return () => {};
  const wanted = positions.get(key) ?? 0;
  const isThere = () => {
    window.scrollTo(0, wanted);
    return Math.abs(window.scrollY - wanted) < 2;
  };
  if (isThere()) return () => {};
  const growth = new ResizeObserver(() => isThere() && growth.disconnect());
  const stop = () => growth.disconnect();
  growth.observe(document.body);
  const timer = setTimeout(stop, patienceMs);
  window.addEventListener('pointerdown', stop, { once: true });
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener('pointerdown', stop);
  };
}
