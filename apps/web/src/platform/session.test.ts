import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyStorage } from './storage-in-tests.ts';

const kept = emptyStorage('localStorage');
const page = { cookie: '' };

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.resetModules();
  forget.mockClear();
});

async function openedSession(cookie = '') {
  page.cookie = cookie;
  const { openSession, useSession } = await import('./session.ts');
  const { onGuestGone } = await import('./session/forget-guest.ts');
  onGuestGone(forget);
  openSession();
  return useSession;
}

const forget = vi.fn();

test('the token lies under security.token', async () => {
  const session = await openedSession();
  session.getState().keep('abc', 3);
  expect(kept.get('security.token')).toBe('abc');
  session.getState().signOut();
  expect(kept.has('security.token')).toBe(false);
  expect(session.getState().token).toBeNull();
});

test('a stored token signs in, whatever the cookie says', async () => {
  kept.set('security.token', 'stored');
  expect((await openedSession('Authorization=other')).getState().token).toBe('stored');
});

test('without a stored token the cookie Authorization is taken over and cleared', async () => {
  const session = await openedSession('a=b; Authorization=from%20cookie');
  expect(session.getState().token).toBe('from cookie');
  expect(kept.get('security.token')).toBe('from cookie');
  expect(page.cookie).toContain('max-age=0');
});

test('without either the guest is a visitor', async () => {
  expect((await openedSession('a=b')).getState().token).toBeNull();
});

test('what another tab does with the sign-in happens here too, and what was a guest’s here goes', async () => {
  const heard: ((event: { key: string }) => void)[] = [];
  vi.stubGlobal('window', { addEventListener: (_name: string, hear: (typeof heard)[number]) => heard.push(hear) });
  const session = await openedSession();
  session.getState().keep('mia', 3);
  kept.set('security.token', 'leo').set('security.member', '4');
  for (const hear of heard) hear({ key: 'security.token' });
  expect(session.getState()).toMatchObject({ token: 'leo', memberId: 4 });
  expect(forget).toHaveBeenCalledOnce();
});

describe('what a guest has left on the device goes', () => {
  test('not when a visitor signs in: it is theirs', async () => {
    (await openedSession()).getState().keep('mia', 3);
    expect(forget).not.toHaveBeenCalled();
  });

  test('when a member signs out', async () => {
    const session = await openedSession();
    session.getState().keep('mia', 3);
    session.getState().signOut();
    expect(forget).toHaveBeenCalled();
    expect(kept.has('security.member')).toBe(false);
  });

  test('not when a sign-in runs out and the same member is back, and when it is another', async () => {
    (await openedSession()).getState().keep('mia', 3);
    const session = await reopened();
    session.getState().expire();
    session.getState().keep('mia again', 3);
    expect(forget).not.toHaveBeenCalled();
    session.getState().expire();
    session.getState().keep('leo', 4);
    expect(forget).toHaveBeenCalledOnce();
  });

  test('when a cookie signs in who may be another', async () => {
    (await openedSession()).getState().keep('mia', 3);
    (await reopened()).getState().expire();
    await reopened('Authorization=whose');
    expect(forget).toHaveBeenCalledOnce();
    expect(kept.has('security.member')).toBe(false);
  });

  const reopened = (cookie = '') => {
    vi.resetModules();
    return openedSession(cookie);
  };
});
