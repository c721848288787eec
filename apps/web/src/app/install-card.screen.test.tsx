import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { secureStorage } from '../platform/storage.ts';
import { deferInstallPrompt, useInstallPrompt } from '../terms/install/install-prompt.ts';
import { openScreen } from './testing/open-screen.tsx';
import { sampleOrder } from './testing/sample-order.ts';

const heading = 'Add Chifan to your home screen';
const inSafari = /In Safari, tap Share/;

deferInstallPrompt();

/** Dispatches Chromium’s event `beforeinstallprompt`. @returns the mock of `prompt`, which a tap on the card calls */
function offerPrompt() {
  const prompt = vi.fn(async () => ({ outcome: 'dismissed' as const }));
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  return prompt;
}

const openOrder = (state: 'delivering' | 'completed') =>
  openScreen('pages/order/detail/detail', {
    params: { orderId: '9' },
    answers: { '/rest/order/detail': sampleOrder({ state }) },
  });

/** Resolves when the card’s code is loaded. Only then does a missing card prove that the app hides the card. */
const hasLoaded = async () => {
  await import('../terms/install/install-card.tsx');
  await screen.findByText('Paid');
};

afterEach(() => {
  useInstallPrompt.setState({ prompt: null });
  secureStorage('install').clear();
  vi.restoreAllMocks();
});

describe('install card is shown', () => {
  it('an active order shows the install card, which opens the browser’s prompt once', async () => {
    const prompt = offerPrompt();
    const { user } = await openOrder('delivering');
    await screen.findByText(heading);
    await user.click(screen.getByRole('button', { name: 'Add to home screen' }));
    await expect.poll(() => screen.queryByText(heading)).toBeNull();
    expect(prompt).toHaveBeenCalledOnce();
    expect(secureStorage('install').read()).toBe('closed');
  });

  it('on an iPhone, which has no install prompt, the install card shows written instructions', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    await openOrder('delivering');
    await screen.findByText(inSafari);
    expect(screen.queryByRole('button', { name: 'Add to home screen' })).toBeNull();
  });
});

describe('install card is hidden', () => {
  it('the install card is hidden if the browser cannot install the app', async () => {
    await openOrder('delivering');
    await hasLoaded();
    expect(screen.queryByText(heading)).toBeNull();
  });

  it('the install card stays hidden after the guest has closed it', async () => {
    secureStorage('install').write('closed');
    offerPrompt();
    await openOrder('delivering');
    await hasLoaded();
    expect(screen.queryByText(heading)).toBeNull();
  });

  it('the install card is hidden inside the installed app', async () => {
    offerPrompt();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList,
    );
    await openOrder('delivering');
    await hasLoaded();
    expect(screen.queryByText(heading)).toBeNull();
  });

  it('the install card is hidden on a completed order', async () => {
    offerPrompt();
    await openOrder('completed');
    await hasLoaded();
    expect(screen.queryByText(heading)).toBeNull();
  });

  it('a first visit shows no install card, and the browser’s own install prompt is suppressed', async () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await openScreen('pages/mine/index/index', { isSignedIn: false, answers: {} });
    expect(screen.queryByText(heading)).toBeNull();
  });
});
