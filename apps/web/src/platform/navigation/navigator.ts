import { failure, type Result, success } from '@chifan/domain';
import {
  type BrowserHistory,
  createHistoryRecord,
  type HistoryEntry,
  type HistoryRecord,
  type ScreenTransition,
} from './history-record.ts';
import { isSameAddress, type ScreenAddress, type ScreenParams } from './screen-address.ts';
import { afterSignIn, isSignIn, screenBeforeSignIn } from './screen-trail.ts';

export type ScreenRule = {
  readonly access: 'public' | 'member';
  readonly tab?: 1 | 2 | 3 | 4;
};

/**
 * Why a navigation was refused (rule app-3): unknown screen, tab screen opened without `switchTab`, `switchTab` with a
 * screen that is no tab, or the same screen twice in a row.
 */
export type NavigationRefusal = 'unknown_page' | 'tab_page' | 'not_a_tab' | 'repeated';
export type NavigationResult = Result<HistoryEntry, NavigationRefusal>;

export type NavigatorOptions = {
  readonly history: BrowserHistory;
  readonly ruleOf: (path: string) => ScreenRule | undefined;
  readonly isSignedIn: () => boolean;
  /** The home screen that fits the guest’s order type. */
  readonly homePath: () => string;
  readonly onRefused: (refusal: NavigationRefusal) => void;
  /** Storage that survives a reload, for example after the guest returns from a payment page. */
  readonly memory: { read(): string | null; write(value: string): void };
  readonly newKey: () => string;
};

export type Navigator = {
  readonly entry: () => HistoryEntry;
  subscribe(listener: (entry: HistoryEntry, passage: ScreenTransition) => void): () => void;
  open(path: string, params?: ScreenParams, passage?: ScreenTransition): NavigationResult;
  replace(path: string, params?: ScreenParams): NavigationResult;
  switchTab(path: string): NavigationResult;
  /** Replaces the current screen’s URL parameters without a new history entry and without a remount. */
  adjust(params: ScreenParams): void;
  back(): void;
  finishSignIn(hasInviter: boolean): Promise<void>;
  /**
   * Stores the screen to which a sign-in on another site returns. After the sign-in, the app does not go back past that
   * site, because going back would open the site again.
   */
  leaveForSignIn(): void;
  /**
   * Forgets the screen that required the sign-in. Call the function after a change of member, because the new member
   * did not request that screen.
   */
  forgetWanted(): void;
  /** If a visitor is on a member’s screen, opens the sign-in. */
  guard(): void;
};

export const signInPath = 'pages/internal/login/choose/choose';
const signIn: ScreenAddress = { path: signInPath, params: {} };
const homeOf = ({ homePath }: NavigatorOptions): ScreenAddress => ({ path: homePath(), params: {} });

export function createNavigator(words: NavigatorOptions): Navigator {
  const record = createHistoryRecord(words);
  const tell = (moved: NavigationResult): NavigationResult => {
    if (!moved.ok) words.onRefused(moved.reason);
    return moved;
  };
  const checkPlace = () => guard(words, record);
  record.onArrive(checkPlace);
  checkPlace();
  return {
    entry: record.entry,
    subscribe: record.subscribe,
    open: (path, params = {}, by = 'plain') => tell(move(words, record, { path, params }, { how: 'push', by })),
    replace: (path, params = {}) => tell(move(words, record, { path, params }, { how: 'replace', by: 'plain' })),
    switchTab: (path) => tell(switchTab(words, record, path)),
    adjust: record.adjust,
    back: () => {
      if (record.entry().index > 0) void record.travel(1);
      else void putAtEntrance(record, homeOf(words));
    },
    finishSignIn: (hasInviter) => finishSignIn(words, record, hasInviter),
    leaveForSignIn: () => leaveForSignIn(record),
    forgetWanted: () => record.want(null),
    guard: checkPlace,
  };
}

const mustSignIn = ({ ruleOf, isSignedIn }: NavigatorOptions, path: string) =>
  ruleOf(path)?.access === 'member' && !isSignedIn();

type Step = { readonly how: 'push' | 'replace'; readonly by: ScreenTransition };

function move(
  words: NavigatorOptions,
  record: HistoryRecord,
  address: ScreenAddress,
  { how, by }: Step,
): NavigationResult {
  const rule = words.ruleOf(address.path);
  if (!rule) return failure('unknown_page');
  if (rule.tab) return failure('tab_page');
  if (isSameAddress(address, record.entry())) return failure('repeated');
  if (!mustSignIn(words, address.path)) return success(record.put(address, how, by));
  record.want(address);
  return record.entry().path === signInPath ? failure('repeated') : success(record.put(signIn, how));
}

function switchTab(words: NavigatorOptions, record: HistoryRecord, path: string): NavigationResult {
  const rule = words.ruleOf(path);
  if (!rule) return failure('unknown_page');
  if (!rule.tab) return failure('not_a_tab');
  const address = { path, params: {} };
  if (isSameAddress(address, record.entry())) return failure('repeated');
  if (record.entry().index === 0) return success(record.put(address, 'replace'));
  void putAtEntrance(record, address);
  return success(record.entry());
}

/**
 * Removes all history entries above the first entry, and opens a tab or the home screen in the first entry, because
 * tabs and the home screen do not stack.
 */
async function putAtEntrance(record: HistoryRecord, address: ScreenAddress): Promise<void> {
  await record.travel(record.entry().index);
  if (!isSameAddress(address, record.entry())) record.put(address, 'replace');
}

async function finishSignIn(words: NavigatorOptions, record: HistoryRecord, hasInviter: boolean): Promise<void> {
  const next = afterSignIn(record.trail(), record.entry().index, record.wanted(), hasInviter);
  record.want(null);
  if (next.kind === 'home') return putAtEntrance(record, homeOf(words));
  await record.travel(next.steps);
  const { onward } = next;
  if (onward && !isSameAddress(onward, record.entry()))
    record.put(onward, next.kind === 'instead' ? 'replace' : 'push');
  return undefined;
}

/**
 * If the guest is on a sign-in screen, keeps the screen that required the sign-in. Otherwise stores the last screen
 * that is not a sign-in screen.
 */
function leaveForSignIn(record: HistoryRecord): void {
  if (isSignIn(record.entry()) && record.wanted() !== null) return;
  record.want(screenBeforeSignIn(record.trail(), record.entry().index));
}

function guard(words: NavigatorOptions, record: HistoryRecord): void {
  const { path, params } = record.entry();
  if (!mustSignIn(words, path)) return;
  record.want({ path, params });
  record.put(signIn, 'replace');
}
