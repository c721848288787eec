import { describe, expect, test } from 'vitest';
import type { BrowserHistory } from './history-record.ts';
import { createNavigator, type Refusal, type ScreenRule, signInPath } from './navigator.ts';
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

/** With a browser's delay between asking to go back and arriving. */
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
  const refusals: Refusal[] = [];
  const session = { isSignedIn: signedIn };
  let keys = 0;
  let memory = kept;
  const navigator = createNavigator({
    history,
    ruleOf: (path) => rules[path],
    isSignedIn: () => session.isSignedIn,
    onRefused: (refusal) => refusals.push(refusal),
    memory: { read: () => memory, write: (value) => (memory = value) },
    newKey: () => String((keys += 1)),
  });
  const trail = () => history.entries.slice(0, history.at() + 1).map((entry) => entry.hash);
  return { navigator, history, refusals, session, trail, memory: () => memory };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('addresses', () => {
  test('nothing and a slash are aliases of the in-store home', () => {
    for (const hash of ['', '#', '#/', '/']) expect(readAddress(hash).path).toBe(homePath);
  });

  test('parameters stay strings, leading zeros and signs included', () => {
    const address = { path: 'pages/internal/login/choose/choose', params: { inviterId: '00123', name: 'a&b=c ü' } };
    expect(readAddress(writeAddress(address))).toEqual(address);
  });
});

describe('targets', () => {
  test('an unknown one is refused', () => {
    const { navigator, refusals, trail } = start();
    expect(navigator.open('pages/nowhere')).toEqual({ ok: false, reason: 'unknown_page' });
    expect(refusals).toEqual(['unknown_page']);
    expect(trail()).toHaveLength(1);
  });

  test('a tab page is reached by switching tabs only', () => {
    const { navigator } = start();
    expect(navigator.open('pages/mine/index/index')).toEqual({ ok: false, reason: 'tab_page' });
    expect(navigator.switchTab('pages/menu/index/index')).toEqual({ ok: false, reason: 'not_a_tab' });
    expect(navigator.switchTab('pages/mine/index/index').ok).toBe(true);
  });

  test('the orders are a screen, opened with parameters, and no tab (rule app-2)', () => {
    const { navigator, trail } = start('', true);
    expect(navigator.switchTab('pages/order/index/index')).toEqual({ ok: false, reason: 'not_a_tab' });
    expect(navigator.open('pages/order/index/index', { state: 'unpaid' }).ok).toBe(true);
    expect(trail()).toHaveLength(2);
  });

  test('the same one twice in a row is refused, other parameters make it another', () => {
    const { navigator, trail } = start();
    navigator.open('pages/menu/index/index', { shopId: '1' });
    expect(navigator.open('pages/menu/index/index', { shopId: '1' })).toEqual({ ok: false, reason: 'repeated' });
    expect(navigator.open('pages/menu/index/index', { shopId: '2' }).ok).toBe(true);
    expect(trail()).toHaveLength(3);
  });
});

describe('what a guest sets on a screen', () => {
  test('stands in its address and is there after going on and back; the screen stays the same', async () => {
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

describe('the way back', () => {
  test('leads one page back where there is one, and home from an entrance', async () => {
    const { navigator } = start('#/pages/menu/index/index?shopId=1');
    navigator.open('pages/menu/detail/detail', { dishId: '2' });
    navigator.back();
    await settled();
    expect(navigator.entry()).toMatchObject({ path: 'pages/menu/index/index', index: 0 });
    navigator.back();
    await settled();
    expect(navigator.entry()).toMatchObject({ path: homePath, index: 0 });
  });

  test('a tab takes the place of everything above the entrance', async () => {
    const { navigator, trail } = start();
    navigator.open('pages/menu/index/index', { shopId: '1' });
    navigator.open('pages/menu/detail/detail', { dishId: '2' });
    navigator.switchTab('pages/mine/index/index');
    await settled();
    expect(trail()).toEqual(['#/pages/mine/index/index']);
  });

  test('a plain link is an entry above the one that it stood on', () => {
    const { navigator, history } = start();
    history.followLink('#/pages/menu/index/index?shopId=1');
    expect(navigator.entry()).toMatchObject({ path: 'pages/menu/index/index', index: 1, params: { shopId: '1' } });
  });
});

describe('signing in', () => {
  test('a visitor is sent to the sign-in and then on to where they wanted to go', async () => {
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

  test('who opened the sign-in themselves comes one page back', async () => {
    const { navigator, session } = start('#/pages/mine/index/index');
    navigator.open(signInPath);
    session.isSignedIn = true;
    await navigator.finishSignIn(false);
    expect(navigator.entry().path).toBe('pages/mine/index/index');
  });

  test('who was invited goes home', async () => {
    const { navigator, session, trail } = start('#/pages/menu/index/index?shopId=1');
    navigator.open(signInPath, { inviterId: '00123' });
    session.isSignedIn = true;
    await navigator.finishSignIn(true);
    expect(trail()).toEqual(['#/pages/index/index']);
  });

  test('who entered by a member’s screen gets it in the place of the sign-in', async () => {
    const { navigator, session, trail } = start('#/pages/order/index/index');
    expect(navigator.entry().path).toBe(signInPath);
    session.isSignedIn = true;
    await navigator.finishSignIn(false);
    expect(trail()).toEqual(['#/pages/order/index/index']);
  });

  test('without history and without a request it leads home', async () => {
    const { navigator, session, trail } = start(`#/${signInPath}`);
    session.isSignedIn = true;
    await navigator.finishSignIn(false);
    expect(trail()).toEqual(['#/pages/index/index']);
  });

  test('a sign-out on a member’s screen leads to the sign-in', () => {
    const { navigator, session } = start('#/pages/order/index/index', true);
    expect(navigator.entry().path).toBe('pages/order/index/index');
    session.isSignedIn = false;
    navigator.guard();
    expect(navigator.entry().path).toBe(signInPath);
  });

  test('the request outlives a reload', async () => {
    const first = start();
    first.navigator.open('pages/order/index/index');
    const again = start(`#/${signInPath}`, true, first.memory());
    await again.navigator.finishSignIn(false);
    expect(again.navigator.entry().path).toBe('pages/order/index/index');
  });
});
