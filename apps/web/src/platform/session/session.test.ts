import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../storage-in-tests.ts';

const kept = createMemoryStorage('localStorage');
/**
 * Simulates the browser’s cookies: one cookie per name, path and domain, deleted only with the same path and domain.
 */
function cookieJar() {
  const kept = new Map<string, string>();
  return {
    set(path: string, pair: string, domain = '') {
      kept.set(`${domain} ${path} ${pair.split('=')[0]}`, pair);
    },
    clear: () => kept.clear(),
    get cookie() {
      return [...kept.values()].join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ');
      const path = attributes.find((each) => each.startsWith('path='))?.slice('path='.length) ?? '/web/';
      const domain = attributes.find((each) => each.startsWith('domain='))?.slice('domain='.length) ?? '';
      if (attributes.includes('max-age=0')) kept.delete(`${domain} ${path} ${pair.split('=')[0]}`);
      else this.set(path, pair, domain);
    },
  };
}

const page = cookieJar();

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('location', { hostname: 'app.chifan.example' });
  vi.resetModules();
  forget.mockClear();
});

async function openedSession(cookie = '', path = '/') {
  page.clear();
  for (const pair of cookie.split('; ').filter(Boolean)) page.set(path, pair);
  const { openSession, useSession } = await import('./session.ts');
  const { onForgetGuest: onGuestGone } = await import('./forget-guest.ts');
  onGuestGone(forget);
  openSession();
  return useSession;
}

const forget = vi.fn();

test('the session token is stored as security.token', async () => {
  const session = await openedSession();
  session.getState().store('abc', 3);
  expect(kept.get('security.token')).toBe('abc');
  session.getState().signOut();
  expect(kept.has('security.token')).toBe(false);
  expect(session.getState().token).toBeNull();
});

test('a stored session token takes precedence over a token in a cookie', async () => {
  kept.set('security.token', 'stored');
  expect((await openedSession('Authorization=other')).getState().token).toBe('stored');
});

test('without a stored token, the cookie Authorization signs the guest in and is then deleted', async () => {
  const session = await openedSession('a=b; Authorization=from%20cookie');
  expect(session.getState().token).toBe('from cookie');
  expect(kept.get('security.token')).toBe('from cookie');
  expect(page.cookie).toBe('a=b');
});

test.each(['/', '/web', '/web/'])('the app deletes a sign-in cookie whose path is %s', async (path) => {
  const session = await openedSession('Authorization=token', path);
  expect(session.getState().token).toBe('token');
  expect(page.cookie).toBe('');
});

test.each(['%', '%E0%A4%A', '%0D%0AX:%20y', '%E4%BD%A0', '%00', ''])(
  'an invalid sign-in cookie (%j) is deleted, and the guest stays a visitor',
  async (value) => {
    const session = await openedSession(`Authorization=${value}`, '/web');
    expect(session.getState().token).toBeNull();
    expect(kept.has('security.token')).toBe(false);
    expect(page.cookie).toBe('');
  },
);

test('if there are two sign-in cookies and only one can be decoded, that one is used', async () => {
  page.clear();
  vi.resetModules();
  page.set('/web', 'Authorization=%');
  page.set('/', 'Authorization=good');
  const { openSession, useSession } = await import('./session.ts');
  openSession();
  expect(useSession.getState().token).toBe('good');
  expect(page.cookie).toBe('');
});

describe('ignored cookies', () => {
  test.each(['app.chifan.example', 'chifan.example'])(
    'a sign-in cookie for the domain %s is ignored',
    async (domain) => {
      vi.resetModules();
      page.clear();
      page.set('/', 'Authorization=planted', domain);
      const { openSession, useSession } = await import('./session.ts');
      openSession();
      expect(useSession.getState().token).toBeNull();
      expect(page.cookie).toBe('');
    },
  );

  test('a sign-in cookie is ignored if the page was loaded over http', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect((await openedSession('Authorization=planted')).getState().token).toBeNull();
    expect(page.cookie).toBe('');
  });

  test('two sign-in cookies with different tokens are ignored', async () => {
    vi.resetModules();
    page.clear();
    page.set('/', 'Authorization=own');
    page.set('/web', 'Authorization=planted');
    const { openSession, useSession } = await import('./session.ts');
    openSession();
    expect(useSession.getState().token).toBeNull();
  });

  test('after a sign-in by cookie, a second sign-in cookie on the same device is ignored', async () => {
    (await openedSession('Authorization=first')).getState().signOut();
    vi.resetModules();
    expect((await openedSession('Authorization=second')).getState().token).toBeNull();
    expect(page.cookie).toBe('');
  });
});

test('a guest whom a cookie signed in must confirm the account, also after a reload', async () => {
  expect((await openedSession('Authorization=whose')).getState().isToConfirm).toBe(true);
  vi.resetModules();
  const session = await openedSession();
  session.getState().storeMemberId(3);
  expect(session.getState()).toMatchObject({ token: 'whose', isToConfirm: true });
  session.getState().confirm();
  vi.resetModules();
  expect((await openedSession()).getState()).toMatchObject({ token: 'whose', memberId: 3, isToConfirm: false });
});

test('a guest who signs in inside the app need not confirm the account', async () => {
  const session = await openedSession('Authorization=whose');
  session.getState().store('own', 4);
  expect(session.getState().isToConfirm).toBe(false);
});

test('without a stored token and without a cookie the guest is a visitor', async () => {
  expect((await openedSession('a=b')).getState().token).toBeNull();
});

test('a sign-in in another browser tab also signs this tab in and deletes the previous guest’s data', async () => {
  const heard: ((event: { key: string }) => void)[] = [];
  vi.stubGlobal('window', { addEventListener: (_name: string, hear: (typeof heard)[number]) => heard.push(hear) });
  const session = await openedSession();
  session.getState().store('mia', 3);
  kept.set('security.token', 'leo').set('security.member', '4');
  for (const hear of heard) hear({ key: 'security.token' });
  expect(session.getState()).toMatchObject({ token: 'leo', memberId: 4 });
  expect(forget).toHaveBeenCalledOnce();
});

describe('deletion of a guest’s data on the device', () => {
  test('a visitor’s data stays on the device when the visitor signs in', async () => {
    (await openedSession()).getState().store('mia', 3);
    expect(forget).not.toHaveBeenCalled();
  });

  test('a member’s data is deleted from the device when the member signs out', async () => {
    const session = await openedSession();
    session.getState().store('mia', 3);
    session.getState().signOut();
    expect(forget).toHaveBeenCalled();
    expect(kept.has('security.member')).toBe(false);
  });

  test('after a session expires, a member’s data stays on the device until another member signs in', async () => {
    (await openedSession()).getState().store('mia', 3);
    const session = await reopened();
    session.getState().expire();
    session.getState().store('mia again', 3);
    expect(forget).not.toHaveBeenCalled();
    session.getState().expire();
    session.getState().store('leo', 4);
    expect(forget).toHaveBeenCalledOnce();
  });

  test('a member’s data is deleted from the device when a cookie signs in an unknown account', async () => {
    (await openedSession()).getState().store('mia', 3);
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
