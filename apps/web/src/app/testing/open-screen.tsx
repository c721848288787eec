import { type ErrorReason, errorStatus } from '@chifan/contract';
import type { CallPath, InputAt, OutputAt } from '@chifan/contract/client';
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

/** What the server of a test says to a call: `data`, or a refusal. */
export type Answers = {
  readonly [Path in CallPath]?: OutputAt<Path> | Refusal | ((input: InputAt<Path>) => OutputAt<Path> | Refusal);
};

type Refusal = { readonly refused: ErrorReason; readonly details?: unknown };

export const refuse = (refused: ErrorReason, details?: unknown): Refusal =>
  details === undefined ? { refused } : { refused, details };

export type Asked = { readonly path: string; readonly input: unknown; readonly key: string | null };

export type OpenedScreen = {
  readonly navigator: Navigator;
  readonly user: UserEvent;
  /** Every call that the app made, in its order. */
  readonly asked: readonly Asked[];
  /** What the screen says, as a guest reads it. */
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

/** The whole app on one screen, before a server that knows only `answers`; everything else it does not find. */
export async function openScreen(
  path: ScreenPath,
  { params = {}, answers, isSignedIn = true, language = 'en' }: Opening,
): Promise<OpenedScreen> {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', serverOf(answers, asked));
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

function serverOf(answers: Answers, asked: Asked[]): typeof fetch {
  return async (url, init) => {
    const path = new URL(url instanceof Request ? url.url : url, window.location.href).pathname as CallPath;
    const { lang: _, ...input } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    asked.push({ path, input, key: new Headers(init?.headers).get('idempotency-key') });
    const answer: unknown = answers[path];
    const said: unknown = typeof answer === 'function' ? answer(input) : (answer ?? refuse('not_found'));
    return isRefusal(said) ? refusalOf(said) : Response.json({ code: 200, success: true, data: said, message: '' });
  };
}

const isRefusal = (said: unknown): said is Refusal => typeof said === 'object' && said !== null && 'refused' in said;

function refusalOf({ refused: reason, details }: Refusal): Response {
  const code = errorStatus[reason];
  const data = details === undefined ? { reason } : { reason, details };
  return Response.json({ code, success: false, data, message: reason }, { status: code === 2 ? 200 : code });
}
