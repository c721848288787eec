import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const page = { cookie: '' };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', page);
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

async function openedSession(cookie = '') {
  page.cookie = cookie;
  const { openSession, useSession } = await import('./session.ts');
  openSession();
  return useSession;
}

test('the token lies under security.token', async () => {
  const session = await openedSession();
  session.getState().keep('abc');
  expect(kept.get('security.token')).toBe('abc');
  session.getState().forget();
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
