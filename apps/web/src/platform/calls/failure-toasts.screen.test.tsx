import { ToastHost } from '@chifan/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api.ts';
import { startLanguage } from '../language.ts';
import { uploadPhoto } from '../photos/upload-photo.ts';
import { storedToken, useSession } from '../session/session.ts';
import { toastFailure } from './toast-failure.ts';

beforeEach(async () => {
  await startLanguage();
  useSession.getState().store('token-of-the-test', 1);
  render(<ToastHost />);
});
afterEach(() => {
  cleanup();
  useSession.getState().signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fixed: [status: number, sentence: string][] = [
  [400, 'Something isn’t right. Check what you entered.'],
  [403, 'You don’t have permission for this.'],
  [404, 'This isn’t available right now.'],
  [500, 'Something went wrong on our side. Please try again.'],
  [502, 'The server is busy. Please try again later.'],
];
const expired = 'You’re not signed in, or your sign-in has expired. Sign in again.';
const lost = 'Network error. Please check your connection.';
const late = 'This took too long. Please try again.';

type Body = { readonly data: object; readonly message: string } | null;

/** Body of a failed response: the server’s JSON, or the HTML page of a proxy if `body` is null. */
const textOf = (status: number, body: Body) =>
  body === null ? '<html>Bad</html>' : JSON.stringify({ code: status, success: false, ...body });

const bodies: [name: string, body: Body][] = [
  ['a page of a proxy', null],
  ['a message without a reason', { data: {}, message: 'SELECT failed' }],
];

const alertAfter = async (sent: Promise<unknown>): Promise<string | null> => {
  await act(() => sent.then(() => undefined, toastFailure));
  return (await screen.findByRole('alert')).textContent;
};

const refused = { data: { reason: 'storage_full' }, message: 'The picture store is full.' };

describe('toast of a failed call', () => {
  const answering = (answer: () => Promise<Response>) => {
    vi.stubGlobal('fetch', answer);
    return alertAfter(api('/rest/member/logout', {}));
  };
  const cases = fixed.flatMap(([status, sentence]) =>
    bodies.map(([name, body]) => ({ status, sentence, name, text: textOf(status, body) })),
  );

  it.each(cases)(
    'a failed call with status $status and $name shows the message “$sentence”',
    async ({ status, sentence, text }) => {
      expect(await answering(() => Promise.resolve(new Response(text, { status })))).toBe(sentence);
    },
  );

  it.each(fixed)('a failed call with status %i and a known reason shows the server’s message', async (status) => {
    const answer = () => Promise.resolve(new Response(textOf(status, refused), { status }));
    expect(await answering(answer)).toBe(refused.message);
  });

  it('an API call without a network shows the message about the network', async () => {
    expect(await answering(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(lost);
  });

  it('an API call that times out shows the message that it took too long', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    expect(await answering(() => Promise.reject(new DOMException('', 'TimeoutError')))).toBe(late);
  });
});

describe('toast of a failed upload', () => {
  const uploading = (ends: (request: Upload) => void) => {
    Upload.ends = ends;
    vi.stubGlobal('XMLHttpRequest', Upload);
    return alertAfter(uploadPhoto('review', new Blob(['x'])));
  };
  const cases = fixed.flatMap(([status, sentence]) =>
    bodies.map(([name, body]) => ({ status, sentence, name, text: textOf(status, body) })),
  );

  it.each(cases)(
    'a failed upload with status $status and $name shows the message “$sentence”',
    async ({ status, sentence, text }) => {
      expect(await uploading((request) => request.answer(status, text))).toBe(sentence);
    },
  );

  it('a failed upload with a known reason shows the server’s message', async () => {
    expect(await uploading((request) => request.answer(502, textOf(502, refused)))).toBe(refused.message);
  });

  it('an upload that a captive portal answers with its own page shows the message about the network', async () => {
    expect(await uploading((request) => request.answer(200, '<html>Sign in to the network</html>'))).toBe(lost);
  });

  it.each([
    ['error', lost],
    ['timeout', late],
  ])('an upload that ends with the event %s shows “%s”', async (event, sentence) => {
    expect(await uploading((request) => request.dispatchEvent(new Event(event)))).toBe(sentence);
  });

  it('an upload that fails with status 401 signs the guest out and shows a message', async () => {
    expect(await uploading((request) => request.answer(401, textOf(401, { data: {}, message: '' })))).toBe(expired);
    expect(storedToken()).toBeNull();
  });
});

/** Replaces the browser’s upload request. Each test decides how the request ends. */
class Upload extends EventTarget {
  static ends: (request: Upload) => void = () => undefined;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  open() {}
  setRequestHeader() {}
  send() {
    queueMicrotask(() => Upload.ends(this));
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}
