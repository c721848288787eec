import { describe, expect, test } from 'vitest';
import type { BrowserHistory } from './history-record.ts';
import { createNavigator, type NavigationRefusal, type ScreenRule, signInPath } from './navigator.ts';
import { homePath, readAddress, writeAddress } from './screen-address.ts';

const rules: Readonly<Record<string, ScreenRule>> = {
  [homePath]: { access: 'public', tab: 1 },
  'pages/mine/index/index': { access: 'public', tab: 4 },
  'pages/menu/index/index': { access: 'public' },
  'pages/menu/detail/detail': { access: 'public' },
  'pages/order/index/index': { access: 'member' },
  'pages/order/detail/detail': { access: 'member' },
  [signInPath]: { access: 'public' },
  'pages/internal/login/email/email': { access: 'public' },
};

type Entry = { state: unknown; hash: string };

/** Simulates the browser history, including the delay between going back and arriving. */
function fakeHistory(
  hash: string,
): BrowserHistory & { entries: Entry[]; at: () => number; followLink: (to: string) => void } {
  let entries: Entry[] = [{ state: null, hash }];
  let at = 0;
  let arrive = () => {};
  const now = () => entries[at] ?? { state: null, hash: '' };
  return {
    get state() {
      return now().state;
    },
    get hash() {
      return now().hash;
    },
    get entries() {
      return entries;
    },
    at: () => at,
    push: (state, to) => {
      entries = [...entries.slice(0, at + 1), { state, hash: to }];
      at += 1;
    },
    replace: (state, to) => {
      entries = entries.with(at, { state, hash: to });
    },
    go: (steps) => {
      queueMicrotask(() => {
        at += steps;
        arrive();
      });
    },
    onArrive: (listener) => {
      arrive = listener;
    },
    followLink: (to) => {
      entries = [...entries.slice(0, at + 1), { state: null, hash: to }];
      at += 1;
      arrive();
    },
  };
}

function start(hash = '', signedIn = false, kept: string | null = null) {
  const history = fakeHistory(hash);
  const refusals: NavigationRefusal[] = [];
  const session = { isSignedIn: signedIn };
  let keys = 0;
  let memory = kept;
  const navigator = createNavigator({
    history,
    ruleOf: (path) => rules[path],
    isSignedIn: () => session.isSignedIn,
    homePath: () => homePath,
    onRefused: (refusal) => refusals.push(refusal),
    memory: { read: () => memory, write: (value) => (memory = value) },
    newKey: () => String((keys += 1)),
  });
  const trail = () => history.entries.slice(0, history.at() + 1).map((entry) => entry.hash);
  return { navigator, history, refusals, session, trail, memory: () => memory };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('screen addresses', () => {
  test('an empty URL hash opens the home screen', () => {
    for (const hash of ['', '#', '#/', '/']) expect(readAddress(hash).path).toBe(homePath);
  });

  test('URL parameters are read as strings, with leading zeros and special characters', () => {
    const address = { path: 'pages/internal/login/choose/choose', params: { inviterId: '00123', name: 'a&b=c ü' } };
    expect(readAddress(writeAddress(address))).toEqual(address);
  });
});

describe('navigation targets', () => {
  test('opening an unknown screen is refused', () => {
    const { navigator, refusals, trail } = start();
    expect(navigator.open('pages/nowhere')).toEqual({ ok: false, reason: 'unknown_page' });
    expect(refusals).toEqual(['unknown_page']);
    expect(trail()).toHaveLength(1);
  });

  test('a tab screen can be opened only with `switchTab`, and other screens only with `open`', () => {
    const { navigator } = start();
    expect(navigator.open('pages/mine/index/index')).toEqual({ ok: false, reason: 'tab_page' });
    expect(navigator.switchTab('pages/menu/index/index')).toEqual({ ok: false, reason: 'not_a_tab' });
    expect(navigator.switchTab('pages/mine/index/index').ok).toBe(true);
  });

  test('the order list is a normal screen that is opened on top, and not a tab (rule app-2)', () => {
    const { navigator, trail } = start('', true);
    expect(navigator.switchTab('pages/order/index/index')).toEqual({ ok: false, reason: 'not_a_tab' });
    expect(navigator.open('pages/order/index/index', { state: 'unpaid' }).ok).toBe(true);
    expect(trail()).toHaveLength(2);
  });

  test('opening the current screen again is refused, unless its parameters differ', () => {
    const { navigator, trail } = start();
    navigator.open('pages/menu/index/index', { shopId: '1' });
    expect(navigator.open('pages/menu/index/index', { shopId: '1' })).toEqual({ ok: false, reason: 'repeated' });
    expect(navigator.open('pages/menu/index/index', { shopId: '2' }).ok).toBe(true);
    expect(trail()).toHaveLength(3);
  });
});

describe('parameters that a guest changes on a screen', () => {
  test('URL parameters that a screen changed are still in the URL after going forward and back, without a remount', async () => {
    const { navigator, trail } = start('#/pages/menu/index/index?shopId=1');
    const { key } = navigator.entry();
    navigator.adjust({ shopId: '1', tab: 'info' });
    expect(navigator.entry()).toMatchObject({ key, params: { shopId: '1', tab: 'info' } });
    expect(trail()).toEqual(['#/pages/menu/index/index?shopId=1&tab=info']);
    navigator.open('pages/menu/detail/detail', { dishId: '2' });
    navigator.back();
    await settled();
    expect(navigator.entry()).toMatchObject({ key, params: { shopId: '1', tab: 'info' } });
  });
});

describe('going back', () => {
  test('going back opens the previous screen, and the home screen if there is none', async () => {
    const { navigator } = start('#/pages/menu/index/index?shopId=1');
    navigator.open('pages/menu/detail/detail', { dishId: '2' });
    navigator.back();
    await settled();
    expect(navigator.entry()).toMatchObject({ path: 'pages/menu/index/index', index: 0 });
    navigator.back();
    await settled();
    expect(navigator.entry()).toMatchObject({ path: homePath, index: 0 });
  });

  test('switching tabs removes all history entries above the first screen', async () => {
    const { navigator, trail } = start();
    navigator.open('pages/menu/index/index', { shopId: '1' });
    navigator.open('pages/menu/detail/detail', { dishId: '2' });
    navigator.switchTab('pages/mine/index/index');
    await settled();
    expect(trail()).toEqual(['#/pages/mine/index/index']);
  });

  test('following a plain link adds a history entry above the current screen', () => {
    const { navigator, history } = start();
    history.followLink('#/pages/menu/index/index?shopId=1');
    expect(navigator.entry()).toMatchObject({ path: 'pages/menu/index/index', index: 1, params: { shopId: '1' } });
  });
});

describe('sign-in navigation', () => {
  test('a visitor who opens a member’s screen is sent to the sign-in and afterwards to that screen', async () => {
    const { navigator, session, trail } = start();
    navigator.open('pages/menu/index/index', { shopId: '1' });
    navigator.open('pages/order/detail/detail', { orderId: '7' });
    expect(navigator.entry().path).toBe(signInPath);
    navigator.open('pages/internal/login/email/email');
    session.isSignedIn = true;
    await navigator.finishSignIn(false);
    expect(trail()).toEqual([
      '#/pages/index/index',
      '#/pages/menu/index/index?shopId=1',
      '#/pages/order/detail/detail?orderId=7',
    ]);
  });

  test('a guest who opened the sign-in directly returns to the previous screen afterwards', async () => {
    const { navigator, session } = start('#/pages/mine/index/index');
    navigator.open(signInPath);
    session.isSignedIn = true;
    await navigator.finishSignIn(false);
    expect(navigator.entry().path).toBe('pages/mine/index/index');
  });

  test('an invited guest is sent to the home screen after signing in', async () => {
    const { navigator, session, trail } = start('#/pages/menu/index/index?shopId=1');
    navigator.open(signInPath, { inviterId: '00123' });
    session.isSignedIn = true;
    await navigator.finishSignIn(true);
    expect(trail()).toEqual(['#/pages/index/index']);
  });

  test('a guest who enters the app on a member’s screen sees that screen after signing in', async () => {
    const { navigator, session, trail } = start('#/pages/order/index/index');
    expect(navigator.entry().path).toBe(signInPath);
    session.isSignedIn = true;
    await navigator.finishSignIn(false);
    expect(trail()).toEqual(['#/pages/order/index/index']);
  });

  test('a sign-in without a previous screen opens the home screen afterwards', async () => {
    const { navigator, session, trail } = start(`#/${signInPath}`);
    session.isSignedIn = true;
    await navigator.finishSignIn(false);
    expect(trail()).toEqual(['#/pages/index/index']);
  });

  test('signing out on a member’s screen opens the sign-in', () => {
    const { navigator, session } = start('#/pages/order/index/index', true);
    expect(navigator.entry().path).toBe('pages/order/index/index');
    session.isSignedIn = false;
    navigator.guard();
    expect(navigator.entry().path).toBe(signInPath);
  });

  test('the screen that required the sign-in is still known after a reload of the page', async () => {
    const first = start();
    first.navigator.open('pages/order/index/index');
    const again = start(`#/${signInPath}`, true, first.memory());
    await again.navigator.finishSignIn(false);
    expect(again.navigator.entry().path).toBe('pages/order/index/index');
  });
});

describe('sign-in on another site', () => {
  const away = (from: string, kept: string | null = null) => {
    const { navigator, memory } = start(from, false, kept);
    navigator.leaveForSignIn();
    return memory();
  };

  test('after a sign-in on another site, the guest returns to the screen on which the sign-in began', async () => {
    const kept = away('#/pages/menu/index/index?shopId=7');
    const { navigator, history } = start('#/pages/internal/login/provider/provider?ticket=t', false, kept);
    await navigator.finishSignIn(false);
    expect(history.hash).toBe('#/pages/menu/index/index?shopId=7');
  });

  test('after a sign-in on another site that was opened from a sign-in screen, the guest returns to the screen before the sign-in', async () => {
    const first = start('#/pages/menu/index/index?shopId=7');
    first.navigator.open(signInPath);
    first.navigator.leaveForSignIn();
    const { navigator, history } = start('#/pages/internal/login/provider/provider?ticket=t', false, first.memory());
    await navigator.finishSignIn(false);
    expect(history.hash).toBe('#/pages/menu/index/index?shopId=7');
  });

  test('after a sign-in on another site, the screen that required the sign-in opens', async () => {
    const first = start('#/pages/menu/index/index?shopId=7');
    first.navigator.open('pages/order/index/index');
    first.navigator.leaveForSignIn();
    const { navigator, history } = start('#/pages/internal/login/provider/provider?ticket=t', true, first.memory());
    await navigator.finishSignIn(false);
    expect(history.hash).toBe('#/pages/order/index/index');
  });
});
