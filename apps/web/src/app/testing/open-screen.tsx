import { type Answers, type Asked, fetchFrom, refuse } from '@chifan/contract/testing';
import type { Language } from '@chifan/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { startLanguage } from '../../platform/language.ts';
import type { Navigator } from '../../platform/navigation/navigator.ts';
import { writeAddress } from '../../platform/navigation/screen-address.ts';
import type { ScreenParams, ScreenPath } from '../../platform/navigation.ts';
import { queryClient } from '../../platform/query.ts';
import { forgetGuest } from '../../platform/session/forget-guest.ts';
import { useSession } from '../../platform/session.ts';
import { secureStorage } from '../../platform/storage.ts';
import { App } from '../app.tsx';
import { createAppNavigator } from '../app-navigator.ts';
import { loadScreen } from '../load-screen.ts';
import { historyAt } from './history-at.ts';

export { type Answers, type Asked, refuse };

export type OpenedScreen = {
  readonly navigator: Navigator;
  readonly user: UserEvent;
  readonly asked: readonly Asked[];
  readonly text: () => string;
};

type Opening = {
  readonly params?: ScreenParams;
  readonly answers: Answers;
  readonly isSignedIn?: boolean;
  readonly language?: Language;
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  useSession.getState().signOut();
  forgetGuest();
  vi.unstubAllGlobals();
});

/** The whole app on one screen, before a server that answers only the calls in `answers` and 404 to all others. */
export async function openScreen(
  path: ScreenPath,
  { params = {}, answers, isSignedIn = true, language = 'en' }: Opening,
): Promise<OpenedScreen> {
  const asked: Asked[] = [];
  const answering = fetchFrom(answers, asked);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.endsWith('/rest/live') ? quietLine() : answering(url, init),
  );
  if (isSignedIn) useSession.getState().keep('token-of-the-test', 1);
  secureStorage('lang').write(language);
  await startLanguage();
  const navigator = createAppNavigator(historyAt(writeAddress({ path, params })));
  await loadScreen(path);
  render(<App navigator={navigator} />);
  const main = await screen.findByRole('main');
  await vi.waitFor(() => {
    if (main.querySelector('[aria-busy=true]') !== null) throw new Error('still loading');
  });
  return {
    navigator,
    user: userEvent.setup(),
    asked,
    text: () => (document.body.textContent ?? '').replaceAll(/\s+/g, ' '),
  };
}

/** A live connection on which no event ever arrives. */
const quietLine = () => new Response(new ReadableStream());
