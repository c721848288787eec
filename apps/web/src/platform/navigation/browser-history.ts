import type { BrowserHistory } from './history-record.ts';

/** The browser’s history, with URLs after a hash (rule app-1). */
export function browserHistory(): BrowserHistory {
  // The app restores scroll positions itself, because the browser would do it before the screen is rendered.
  window.history.scrollRestoration = 'manual';
  return {
    get state(): unknown {
      return window.history.state;
    },
    get hash() {
      return window.location.hash;
    },
    push: (state, hash) => window.history.pushState(state, '', hash),
    replace: (state, hash) => window.history.replaceState(state, '', hash),
    go: (steps) => window.history.go(steps),
    onArrive: (listener) => window.addEventListener('popstate', listener),
  };
}
