import { failure, type Result, success } from '@chifan/domain';
import {
  homePath,
  isSameAddress,
  readAddress,
  type ScreenAddress,
  type ScreenParams,
  writeAddress,
} from './screen-address.ts';
import { afterSignIn, type ScreenTrail, visit } from './screen-trail.ts';

/** What the navigator must know of a screen. */
export type ScreenRule = { readonly access: 'public' | 'member'; readonly tab?: 1 | 2 | 3 | 4 };

/** The screen on display. `index` 0: the guest entered the app here. */
export type Place = ScreenAddress & { readonly index: number; readonly key: string };

/** Specification §2: only known targets, tab pages only by tab switching, no target twice in a row. */
export type Refusal = 'unknown_page' | 'tab_page' | 'not_a_tab' | 'repeated';
export type Moved = Result<Place, Refusal>;

/** How one screen gives way to the next: `morph` is for a list's item that becomes its page. */
export type Passage = 'plain' | 'morph';

/** The part of the browser that the navigator moves. */
export type BrowserHistory = {
  readonly state: unknown;
  readonly hash: string;
  push(state: unknown, hash: string): void;
  replace(state: unknown, hash: string): void;
  go(steps: number): void;
  onArrive(hear: () => void): void;
};

export type NavigatorWords = {
  readonly history: BrowserHistory;
  readonly ruleOf: (path: string) => ScreenRule | undefined;
  readonly isSignedIn: () => boolean;
  readonly onRefused: (refusal: Refusal) => void;
  /** Survives a reload, such as the return from a payment page. */
  readonly memory: { read(): string | null; write(value: string): void };
  readonly newKey: () => string;
};

export type Navigator = {
  readonly place: () => Place;
  subscribe(hear: (place: Place, passage: Passage) => void): () => void;
  open(path: string, params?: ScreenParams, passage?: Passage): Moved;
  replace(path: string, params?: ScreenParams): Moved;
  switchTab(path: string): Moved;
  back(): void;
  /** Called once the token is kept. */
  finishSignIn(hasInviter: boolean): Promise<void>;
  /** Sends a visitor who stands on a member's screen to the sign-in. */
  guard(): void;
};

export const signInPath = 'pages/internal/login/choose/choose';

type Kept = { readonly trail: ScreenTrail; readonly wanted: ScreenAddress | null };

export function createNavigator(words: NavigatorWords): Navigator {
  const { history, ruleOf } = words;
  const ears = new Set<(place: Place, passage: Passage) => void>();
  let arrived: (() => void) | null = null;
  let { trail, wanted } = readKept(words.memory.read());
  let place = currentPlace(history, words.newKey);
  let passage: Passage = 'plain';

  const settle = (next: Place, by: Passage) => {
    place = next;
    passage = by;
    trail = visit(trail, next.index, { path: next.path, params: next.params });
    words.memory.write(JSON.stringify({ trail, wanted } satisfies Kept));
    for (const hear of ears) hear(place, passage);
  };
  const put = (address: ScreenAddress, how: 'push' | 'replace', by: Passage = 'plain'): Place => {
    const next = { ...address, index: how === 'push' ? place.index + 1 : place.index, key: words.newKey() };
    history[how]({ index: next.index, key: next.key, by }, writeAddress(address));
    settle(next, by);
    return next;
  };
  const travel = (steps: number): Promise<void> =>
    steps === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          arrived = resolve;
          history.go(-steps);
        });
  const refuse = (refusal: Refusal): Moved => {
    words.onRefused(refusal);
    return failure(refusal);
  };
  const mustSignIn = (path: string) => ruleOf(path)?.access === 'member' && !words.isSignedIn();

  const move = (address: ScreenAddress, how: 'push' | 'replace', by: Passage): Moved => {
    const rule = ruleOf(address.path);
    if (!rule) return refuse('unknown_page');
    if (rule.tab) return refuse('tab_page');
    if (isSameAddress(address, place)) return refuse('repeated');
    if (!mustSignIn(address.path)) return success(put(address, how, by));
    wanted = address;
    return place.path === signInPath ? refuse('repeated') : success(put({ path: signInPath, params: {} }, how));
  };
  const guard = () => {
    if (!mustSignIn(place.path)) return;
    wanted = { path: place.path, params: place.params };
    put({ path: signInPath, params: {} }, 'replace');
  };
  const home = async () => {
    await travel(place.index);
    if (place.path !== homePath) put({ path: homePath, params: {} }, 'replace');
  };

  history.onArrive(() => {
    const before = place.index;
    const next = currentPlace(history, words.newKey, before + 1);
    const by = next.index < before ? passage : passageOf(history.state);
    settle(next, by);
    passage = passageOf(history.state);
    arrived?.();
    arrived = null;
    guard();
  });
  settle(place, 'plain');
  guard();

  return {
    place: () => place,
    subscribe: (hear) => {
      ears.add(hear);
      return () => ears.delete(hear);
    },
    open: (path, params = {}, by = 'plain') => move({ path, params }, 'push', by),
    replace: (path, params = {}) => move({ path, params }, 'replace', 'plain'),
    switchTab: (path) => {
      if (!ruleOf(path)) return refuse('unknown_page');
      if (!ruleOf(path)?.tab) return refuse('not_a_tab');
      const address = { path, params: {} };
      if (isSameAddress(address, place)) return refuse('repeated');
      // Tabs do not pile up: what lay above the first screen goes.
      if (place.index === 0) return success(put(address, 'replace'));
      void travel(place.index).then(() => isSameAddress(address, place) || put(address, 'replace'));
      return success(place);
    },
    back: () => {
      if (place.index > 0) history.go(-1);
      else void home();
    },
    finishSignIn: async (hasInviter) => {
      const next = afterSignIn(trail, place.index, wanted, hasInviter);
      wanted = null;
      if (next.kind === 'home') return home();
      await travel(next.steps);
      if (!next.onward || isSameAddress(next.onward, place)) return undefined;
      put(next.onward, next.kind === 'instead' ? 'replace' : 'push');
      return undefined;
    },
    guard,
  };
}

/** `newIndex`: where an entry stands that was not made here: typed into the address bar, or a plain link followed. */
function currentPlace(history: BrowserHistory, newKey: () => string, newIndex = 0): Place {
  const address = readAddress(history.hash);
  const state = history.state;
  if (isKeptState(state)) return { ...address, index: state.index, key: state.key };
  const key = newKey();
  history.replace({ index: newIndex, key, by: 'plain' }, writeAddress(address));
  return { ...address, index: newIndex, key };
}

const isKeptState = (state: unknown): state is { index: number; key: string; by: Passage } =>
  typeof state === 'object' && state !== null && 'index' in state && 'key' in state;

const passageOf = (state: unknown): Passage => (isKeptState(state) ? state.by : 'plain');

function readKept(text: string | null): Kept {
  if (text === null) return { trail: [], wanted: null };
  return JSON.parse(text) as Kept;
}
