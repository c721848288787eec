import { type FakeResponses, fakeFetch, type RecordedCall, refuse } from '@chifan/contract/testing';
import type { ConsoleLanguage } from '@chifan/domain';
import { fullRoleOf } from '@chifan/domain/member';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { loadLanguage } from '../../platform/language/language.ts';
import { queryClient } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import type { Staff, StaffShop } from '../../platform/staff.ts';
import { createConsoleRouter } from '../router.tsx';

export { refuse };

export type OpenedConsole = {
  readonly user: UserEvent;
  readonly asked: readonly RecordedCall[];
  /** Returns all text of the page, with each run of white space as one space. */
  readonly text: () => string;
};

type Opening = {
  readonly staff: Staff;
  readonly answers: FakeResponses;
  /** Language of the device, simplified Chinese by default. */
  readonly language?: ConsoleLanguage;
  /** Whether a session token is stored. Default: true. */
  readonly isSignedIn?: boolean;
  /** Whether the live feed is connected. Default: true. */
  readonly isLive?: boolean;
  /** Replaces the browser's `AudioContext` class. By default its state stays `suspended`, so nothing rings. */
  readonly Audio?: new () => object;
  /** Width of the screen in pixels. The default is the width of a tablet. */
  readonly width?: number;
};

export const shopOfTest = (changes: Partial<StaffShop> = {}): StaffShop => ({
  id: 1,
  nameZh: '一家面馆',
  name: null,
  state: 'live',
  isTakingOrders: true,
  autoAccept: false,
  pausedUntil: null,
  isPausedUnanswered: false,
  rushMinutes: 0,
  rushUntil: null,
  ...changes,
});

export const staffOfTest = (role: Staff['role'], changes: Partial<Staff> = {}): Staff => ({
  id: 1,
  name: '小林',
  role,
  roles: [fullRoleOf[role]],
  phone: null,
  email: null,
  isSecondFactorMissing: false,
  isEmailConfirmed: false,
  isOnDuty: role === 'courier',
  language: null,
  shops: role === 'merchant' ? [shopOfTest()] : [],
  ...changes,
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  useSession.getState().clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  window.location.hash = '';
});

/** Width of a tablet in pixels. The kitchen board chooses its number of columns by this width. */
const tabletWidth = 1000;

/**
 * Opens the whole console on the screen at `path`. The fake server returns the response that `answers` contains for a
 * call, and "not found" for a call that `answers` does not contain.
 */
export async function openConsole(
  path: `/${string}`,
  {
    staff,
    answers,
    language = 'zh-CN',
    isSignedIn = true,
    isLive = true,
    Audio = SilentAudio,
    width = tabletWidth,
  }: Opening,
): Promise<OpenedConsole> {
  const asked: RecordedCall[] = [];
  const answering = fakeFetch({ '/rest/staff/me': staff, '/rest/merchant/printer/list': [], ...answers }, asked);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url === '/rest/live' ? liveLine(isLive) : answering(url, init),
  );
  vi.stubGlobal('AudioContext', Audio);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  if (isSignedIn) useSession.getState().store('token-of-the-test');
  window.location.hash = `#${path}`;
  render(
    <I18nProvider i18n={await loadLanguage(language)}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createConsoleRouter()} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const main = await screen.findByRole('main');
  await waitFor(() => {
    if (main.textContent === '' || main.querySelector('[aria-busy=true]') !== null) throw new Error('still loading');
  });
  return {
    user: userEvent.setup(),
    asked,
    text: () => (document.body.textContent ?? '').replaceAll(/\s+/g, ' '),
  };
}

class SilentAudio extends EventTarget {
  readonly state = 'suspended';
  resume = () => Promise.resolve();
}

/** Response of the live feed: an open stream without events, or a network error. */
const liveLine = async (isLive: boolean): Promise<Response> => {
  if (!isLive) throw new TypeError('no line');
  return new Response(new ReadableStream());
};
