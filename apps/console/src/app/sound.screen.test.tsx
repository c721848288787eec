import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setMuted, useSound } from '../bell/sound.ts';
import { openConsole, staffOfTest } from './testing/open-console.tsx';

/** State of the fake audio context, shared by all tests because the page creates only one audio context. */
const audio = vi.hoisted(() => {
  const made = {
    isAllowed: false,
    state: 'suspended',
    notes: 0,
    hear: () => {},
    change: (state: string) => {
      made.state = state;
      made.hear();
    },
  };
  return made;
});

class PageAudio {
  get state() {
    return audio.state;
  }
  readonly currentTime = 0;
  readonly destination = {};
  addEventListener = (_: string, hear: () => void) => {
    audio.hear = hear;
  };
  resume = async () => {
    if (!audio.isAllowed) throw new DOMException('Nobody has touched the page', 'NotAllowedError');
    audio.change('running');
  };
  createGain = () => ({
    gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} },
    connect: (next: unknown) => next,
  });
  createOscillator = () => ({
    frequency: {},
    connect: (next: unknown) => next,
    start: () => (audio.notes += 1),
    stop: () => {},
  });
}

const open = async (role: 'merchant' | 'courier' | 'platform' = 'merchant') => {
  const answers = {
    '/rest/merchant/order/list': { records: [], total: 0, pageNo: 1, pageSize: 100 },
    '/rest/courier/job/list': { mine: [], offered: [], offers: [], ways: [], onBreak: null },
  };
  const path = role === 'merchant' ? '/orders' : role === 'courier' ? '/jobs' : '/account';
  return openConsole(path, { staff: staffOfTest(role), answers, Audio: PageAudio });
};

const hint = () => screen.queryByText('浏览器还没允许响铃，有新消息时不会有声音。');
const switchOf = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  audio.isAllowed = false;
  audio.change('suspended');
  setMuted(false);
});
afterEach(() => setMuted(false));

it('the console hides the sound warning once the browser allows sound without a tap', async () => {
  await open();
  expect(hint()).not.toBeNull();
  act(() => audio.change('running'));
  expect(hint()).toBeNull();
  expect(switchOf('关闭提示音').getAttribute('aria-pressed')).toBe('true');
});

it('pressing the bell button while the browser blocks sound starts the sound instead of muting it', async () => {
  const { user } = await open();
  audio.isAllowed = true;
  await user.click(switchOf('打开提示音'));
  expect(useSound.getState()).toEqual({ isMuted: false, isReady: true });
  await user.click(switchOf('关闭提示音'));
  expect(useSound.getState().isMuted).toBe(true);
  expect(hint()).toBeNull();
  await user.click(switchOf('打开提示音'));
  expect(useSound.getState()).toEqual({ isMuted: false, isReady: true });
});

it('each time the browser has suspended the console’s sound, the next tap resumes the sound', async () => {
  const { user } = await open();
  audio.isAllowed = true;
  for (const _ of [1, 2, 3]) {
    act(() => audio.change('suspended'));
    expect(hint()).not.toBeNull();
    await user.click(document.body);
    expect(hint()).toBeNull();
  }
});

it('a courier sees a warning while the browser blocks sound', async () => {
  await open('courier');
  expect(hint()).not.toBeNull();
});

it('an operator sees neither the sound warning nor the bell button', async () => {
  await open('platform');
  expect(hint()).toBeNull();
  expect(screen.queryByRole('button', { name: '打开提示音' })).toBeNull();
});
