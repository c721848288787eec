import { orderStates, type StateCounts } from '@chifan/domain/ordering';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CouponOffer } from '../data/coupon.ts';
import { secureStorage } from '../platform/storage.ts';
import { chooseCurrency } from '../terms/wallet/currency.ts';
import { type FakeResponses, openScreen, refuse } from './testing/open-screen.tsx';
import { sampleOrder } from './testing/sample-order.ts';
import { menuAnswers, sampleDish, sampleDishInRow, sampleMenu, sampleShop } from './testing/samples.ts';

const rates = { date: '2026-11-20', rates: [{ currency: 'EUR', fen: 800 }] };
const shop = sampleShop({ deliveryFee: 500, minimumDelivery: 2_000, typicalPrice: 2_800 });
const listed = { records: [shop], total: 1, pageNo: 1, pageSize: 20, hasMore: false };

const home = {
  banners: [],
  cuisines: [],
  dishRows: [{ row: 'noodles' as const, dishes: [sampleDishInRow()] }],
  featured: [],
  brands: [],
};

const open = (way: 'delivery' | 'in_store', answers: FakeResponses = {}) =>
  openScreen(way === 'delivery' ? 'pages/index/delivery_index' : 'pages/index/index', {
    isSignedIn: false,
    answers: {
      '/rest/shop/home': home,
      '/rest/shop/nearby': listed,
      '/rest/platform/currency/list': rates,
      ...answers,
    },
  });

beforeEach(() => {
  secureStorage('rates').clear();
  chooseCurrency('EUR');
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

describe('approximate amounts in the guest’s own currency', () => {
  it('a dish on the home screen also shows its price in the guest’s currency, and screen readers read it', async () => {
    const { text } = await open('in_store');
    await waitFor(() => expect(text()).toMatch(/CN¥28\.00\s?≈ about €3\.50/));
  });

  it('in the restaurant list, the line with the delivery fee and the minutes shows no converted price (rule catalogue-68)', async () => {
    const { text } = await open('delivery', { '/rest/shop/home': { ...home, dishRows: [] } });
    await waitFor(() => expect(text()).toContain('CN¥5 delivery'));
    expect(text()).not.toContain('≈');
  });

  it('coupons and discounts for a minimum order also show their amounts in the guest’s currency, on the next line', async () => {
    const tiers = [{ threshold: 6_000, reduction: 600 }];
    const coupon: CouponOffer = {
      campaignId: 5,
      group: 'shop',
      name: { text: 'Welcome', language: 'en' },
      threshold: 4_000,
      reduction: 800,
      rebatePercent: null,
      maxRebate: null,
      shop: null,
      types: ['delivery', 'pickup', 'pack'],
      price: null,
      validDays: 7,
      endsAt: '2027-01-01T00:00:00.000Z',
      minimumLevel: null,
      left: null,
      taken: 0,
      mayTake: 1,
    };
    const { text } = await openScreen('pages/menu/index/index', {
      params: { shopId: '7' },
      isSignedIn: false,
      answers: {
        ...menuAnswers(sampleMenu([sampleDish()], sampleShop({ fullReductions: tiers }))),
        '/rest/coupon/offers': [coupon],
        '/rest/platform/currency/list': rates,
      },
    });
    await waitFor(() => expect(text()).toMatch(/CN¥6 off orders over CN¥60\s*≈ about €0\.75 \/ €7\.50/));
    // The coupons appear after the menu is painted, so poll for them.
    await expect.poll(text).toMatch(/CN¥8\.00 off orders over CN¥40\.00\s*≈ about €1\.00 \/ €5\.00/);
  });

  it('each order in the list also shows its sum in the guest’s currency', async () => {
    await openScreen('pages/order/index/index', {
      answers: {
        '/rest/order/list': {
          records: [sampleOrder({ payable: 3_000, balance: 200 })],
          total: 1,
          pageNo: 1,
          pageSize: 20,
          counts: { to_pay: 0, in_progress: 1, after_sale: 0, finished: 0 },
          stateCounts: Object.fromEntries(orderStates.map((state) => [state, 0])) as StateCounts,
        },
        '/rest/purchase/list': { records: [], total: 0, pageNo: 1, pageSize: 20 },
        '/rest/platform/currency/list': rates,
      },
    });
    const sum = (await screen.findByText('CN¥32.00')).parentElement;
    await waitFor(() => expect(sum?.textContent).toBe('CN¥32.00 ≈ about €4.00'));
  });

  it('an unpaid order also shows its total and the amount on its payment button in the guest’s currency', async () => {
    const payBefore = new Date(Date.now() + 200_000).toISOString();
    const unpaid = sampleOrder({ state: 'unpaid', payable: 2_800, paidAt: null, payBefore, allowedEvents: ['cancel'] });
    await openScreen('pages/order/detail/detail', {
      params: { orderId: '9' },
      answers: { '/rest/order/detail': unpaid, '/rest/platform/currency/list': rates },
    });
    const pay = await screen.findByRole('button', { name: 'Pay CN¥28.00' });
    await waitFor(() => expect(pay.nextElementSibling?.textContent?.trim()).toBe('≈ about €3.50'));
    const total = (await screen.findByText('Total to pay')).nextElementSibling;
    await waitFor(() => expect(total?.textContent).toBe('CN¥28.00 ≈ about €3.50'));
  });

  it('the bar above the tabs also shows the amount of an unpaid order in the guest’s currency', async () => {
    const payBefore = new Date(Date.now() + 200_000).toISOString();
    const unpaid = sampleOrder({ state: 'unpaid', payable: 2_800, paidAt: null, payBefore });
    await openScreen('pages/mine/index/index', {
      answers: {
        '/rest/order/live': { orders: [{ ...unpaid, hasCourier: false, unreadMessages: 0 }] },
        '/rest/platform/currency/list': rates,
      },
    });
    const strip = await screen.findByRole('region', { name: 'Your orders in progress' });
    await waitFor(() => expect(strip.textContent).toContain('≈ about €3.50'));
  });

  it('the header of a shop shows no converted price, because each dish shows a converted price', async () => {
    const { text } = await openScreen('pages/menu/index/index', {
      params: { shopId: '7' },
      isSignedIn: false,
      answers: {
        ...menuAnswers(sampleMenu([sampleDish()], shop)),
        '/rest/coupon/offers': [],
        '/rest/platform/currency/list': rates,
      },
    });
    const head = (await screen.findByText(/a dish$/)).closest('p');
    await waitFor(() => expect(text()).toContain('≈'));
    expect(head?.textContent).not.toContain('≈');
  });

  it('a guest who chose yuan sees no converted prices', async () => {
    chooseCurrency('CNY');
    const { text, asked } = await open('in_store');
    await screen.findAllByText(/CN¥28/);
    expect(text()).not.toContain('≈');
    expect(asked.filter(({ path }) => path === '/rest/platform/currency/list')).toEqual([]);
  });

  it('an open screen updates its converted prices when the guest changes the currency', async () => {
    const twoRates = { date: '2026-11-20', rates: [...rates.rates, { currency: 'CHF', fen: 1_000 }] };
    const { text } = await open('in_store', { '/rest/platform/currency/list': twoRates });
    await waitFor(() => expect(text()).toMatch(/CN¥28\.00\s?≈ about €3\.50/));
    act(() => chooseCurrency('CHF'));
    await waitFor(() => expect(text()).toMatch(/CN¥28\.00\s?≈ about CHF\s2\.80/));
    expect(text()).not.toContain('€');
    act(() => chooseCurrency('CNY'));
    await waitFor(() => expect(text()).not.toContain('≈'));
  });

  it('exchange rates stored on an earlier visit are used without a request', async () => {
    secureStorage('rates').write(JSON.stringify({ at: Date.now() - 3_600_000, rates }));
    const { text, asked } = await open('in_store', { '/rest/platform/currency/list': refuse('internal_error') });
    await waitFor(() => expect(text()).toContain('≈ about €3.50'));
    expect(asked.filter(({ path }) => path === '/rest/platform/currency/list')).toEqual([]);
  });

  it('exchange rates are fetched again if the stored ones cannot be parsed', async () => {
    secureStorage('rates').write('{"rates":');
    const { text } = await open('in_store');
    await waitFor(() => expect(text()).toContain('≈ about €3.50'));
  });

  it('a newly chosen currency is used immediately, and the date of its exchange rate is shown', async () => {
    const { text, user } = await openScreen('pages/help/language/language', {
      answers: {
        '/rest/platform/currency/list': { date: '2026-11-20', rates: [...rates.rates, { currency: 'CHF', fen: 850 }] },
      },
      isSignedIn: false,
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'CHF');
    expect(text()).toContain('at the rate of Nov 20, 2026');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'CNY');
    expect(text()).not.toContain('at the rate of');
  });
});
