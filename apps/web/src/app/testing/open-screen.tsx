import { type FakeResponses, fakeFetch, type RecordedCall, refuse } from '@chifan/contract/testing';
import type { Language } from '@chifan/domain';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { startLanguage } from '../../platform/language.ts';
import type { BrowserHistory } from '../../platform/navigation/history-record.ts';
import type { ScreenParams, ScreenPath } from '../../platform/navigation/navigation.ts';
import type { Navigator } from '../../platform/navigation/navigator.ts';
import { writeAddress } from '../../platform/navigation/screen-address.ts';
import { queryClient } from '../../platform/query.ts';
import { forgetGuest } from '../../platform/session/forget-guest.ts';
import { useSession } from '../../platform/session/session.ts';
import { secureStorage } from '../../platform/storage.ts';
import { watchScreenWidth } from '../../platform/width/is-wide.ts';
import { App } from '../app.tsx';
import { createAppNavigator } from '../app-navigator.ts';
import { loadScreen } from '../load-screen.ts';

export { type FakeResponses, type RecordedCall, refuse };

export type OpenedScreen = {
  readonly navigator: Navigator;
  readonly user: UserEvent;
  readonly asked: readonly RecordedCall[];
  readonly text: () => string;
};

type Opening = {
  readonly params?: ScreenParams;
  readonly answers: FakeResponses;
  readonly isSignedIn?: boolean;
  readonly language?: Language;
  /** True for a window of at least 1024 px. The default is a phone. */
  readonly isWide?: boolean;
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  useSession.getState().signOut();
  forgetGuest();
  vi.unstubAllGlobals();
});

/**
 * Opens the whole app on one screen with a simulated server. The server responds to the calls in `answers`, and with
 * 404 to all other calls.
 */
export async function openScreen(
  path: ScreenPath,
  { params = {}, answers, isSignedIn = true, language = 'en', isWide = false }: Opening,
): Promise<OpenedScreen> {
  const asked: RecordedCall[] = [];
  const answering = fakeFetch(answers, asked);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.endsWith('/rest/live') ? quietLine() : answering(url, init),
  );
  if (isSignedIn) useSession.getState().store('token-of-the-test', 1);
  secureStorage('lang').write(language);
  await startLanguage();
  await watchScreenWidth(async () => {}, { matches: isWide, addEventListener: () => {} });
  const navigator = createAppNavigator(historyAt(writeAddress({ path, params })));
  await loadScreen(path);
  render(<App navigator={navigator} />);
  const main = await screen.findByRole('main');
  await waitFor(() => {
    if (main.querySelector('[aria-busy=true]') !== null) throw new Error('still loading');
  });
  return {
    navigator,
    user: userEvent.setup(),
    asked,
    text: () => (document.body.textContent ?? '').replaceAll(/\s+/g, ' '),
  };
}

/** The response of a live connection that sends no events. */
const quietLine = () => new Response(new ReadableStream());

type Entry = { readonly state: unknown; readonly hash: string };

function historyAt(hash: string): BrowserHistory {
  let entries: readonly Entry[] = [{ state: null, hash }];
  let at = 0;
  const hearers = new Set<() => void>();
  return {
    get state() {
      return entries[at]?.state;
    },
    get hash() {
      return entries[at]?.hash ?? '';
    },
    push: (state, next) => {
      entries = [...entries.slice(0, at + 1), { state, hash: next }];
      at += 1;
    },
    replace: (state, next) => {
      entries = entries.with(at, { state, hash: next });
    },
    go: (steps) =>
      queueMicrotask(() => {
        at = Math.min(entries.length - 1, Math.max(0, at + steps));
        for (const hear of hearers) hear();
      }),
    onArrive: (hear) => void hearers.add(hear),
  };
}
