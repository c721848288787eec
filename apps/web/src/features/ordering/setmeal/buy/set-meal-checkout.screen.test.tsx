import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { installFakeStripe, sampleCardForm, sampleCardPayment } from '../../../../app/testing/fake-stripe.ts';
import { type FakeResponses, openScreen, refuse } from '../../../../app/testing/open-screen.tsx';
import { samplePart, sampleSetMealDetail } from '../../../../app/testing/sample-set-meal.ts';
import { sampleSetMealQuote } from '../../../../app/testing/sample-set-meal-order.ts';
import { sampleChoice, sampleOption } from '../../../../app/testing/samples.ts';
import { isSignedIn } from '../../../../platform/session/session.ts';
import { useSentCodes } from '../../../../terms/member/codes/sent-codes.ts';

type Quote = ReturnType<typeof sampleSetMealQuote>;

async function open(
  quote: Quote = sampleSetMealQuote(),
  answers: FakeResponses = {},
  setMeal = sampleSetMealDetail(),
  startsSignedIn = true,
) {
  const stripe = installFakeStripe();
  const opened = await openScreen('pages/shop/pay/pay', {
    isSignedIn: startsSignedIn,
    params: { setMealId: '41' },
    answers: {
      '/rest/shop/setMeal/detail': setMeal,
      '/rest/shop/setMeal/quote': quote,
      '/rest/payment/card/form': sampleCardForm,
      '/rest/payment/start': sampleCardPayment,
      ...answers,
    },
  });
  return { ...opened, stripe, callsTo: (path: string) => opened.asked.filter((each) => each.path === path) };
}

const place = '/rest/shop/setMeal/place';
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Pay CN|Place order)/ });
const ready = () => waitFor(() => expect(button().disabled).toBe(false));

describe('purchase of a set meal', () => {
  it('the checkout of a set meal says that the choice of a restaurant ends the right to a refund, and charges the displayed price', async () => {
    const { user, text, callsTo, navigator } = await open(sampleSetMealQuote(), {
      [place]: { orderId: 9, number: 'M1', payable: 3_800, payBefore: '2026-11-21T04:05:00.000Z', state: 'unpaid' },
    });
    await ready();
    expect(text()).toContain('After that, no refund.');
    expect(button().textContent).toContain('Pay CN¥38.00');
    await user.click(button());
    await waitFor(() => expect(navigator.entry().path).toBe('pages/shop/success/success'));
    expect(callsTo(place)[0]?.input).toMatchObject({ quoteToken: 'signed', request: { setMealId: 41, quantity: 1 } });
    expect(callsTo(place)[0]?.key).not.toBeNull();
  });

  it('the quantity of a set meal is limited by the maximum per order and by the number that the member may still buy', async () => {
    const { user, text, callsTo } = await open(
      undefined,
      {},
      sampleSetMealDetail({ maxPerOrder: 5, leftForMember: 2 }),
    );
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more: Noodle lunch' });
    await user.click(more);
    expect(more.disabled).toBe(true);
    expect(text()).toContain('You can buy 2 now');
    await waitFor(() => expect(callsTo('/rest/shop/setMeal/quote').at(-1)?.input).toMatchObject({ quantity: 2 }));
  });

  it('a set meal can be bought only after the guest has made all choices of its dishes, and the order contains these choices', async () => {
    const teas = {
      ...sampleOption('Tea', [sampleChoice('Hot', null), sampleChoice('Iced', null), sampleChoice('Milk', null)], 2),
      max: 2,
    };
    const setMeal = sampleSetMealDetail({ contents: [samplePart({ key: 'drinks', options: [teas] })] });
    const { user, text, callsTo } = await open(undefined, {}, setMeal);
    expect(text()).toContain('Make your choices above');
    expect(callsTo('/rest/shop/setMeal/quote')).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /Hot/ }));
    await user.click(screen.getByRole('checkbox', { name: /Milk/ }));
    await ready();
    expect(callsTo('/rest/shop/setMeal/quote').at(-1)?.input).toMatchObject({
      choices: { drinks: { Tea: ['Hot', 'Milk'] } },
    });
  });

  it('preselected choices of a set meal are shown in one line, which a tap opens', async () => {
    const size = {
      ...sampleOption('Size', [sampleChoice('Regular', null), sampleChoice('Large', null)]),
      min: 1,
      max: 1,
    };
    const setMeal = sampleSetMealDetail({ contents: [samplePart({ key: 'tea', options: [size] })] });
    const { user, callsTo } = await open(undefined, {}, setMeal);
    await ready();
    expect(screen.queryByRole('radio', { name: /Large/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Regular Change' }));
    await user.click(screen.getByRole('radio', { name: /Large/ }));
    await user.click(screen.getByRole('button', { name: 'Large Close' }));
    expect(screen.queryByRole('radio', { name: /Large/ })).toBeNull();
    await waitFor(() =>
      expect(callsTo('/rest/shop/setMeal/quote').at(-1)?.input).toMatchObject({
        choices: { tea: { Size: ['Large'] } },
      }),
    );
  });

  it('paying a set meal partly from the balance requires the payment password', async () => {
    const quote = sampleSetMealQuote({ availableBalance: 1_000 }, { balance: 1_000, payable: 2_800 });
    const { user, callsTo } = await open(quote, {
      [place]: () => refuse('server_busy'),
    });
    await ready();
    await user.click(button());
    expect(callsTo(place)).toEqual([]);
    await user.type(await screen.findByLabelText(/Your 6 digits/), '135790');
    await waitFor(() => expect(callsTo(place)[0]?.input).toMatchObject({ paymentPassword: '135790' }));
  });

  it('a set meal whose price changed is bought only after the guest accepts the new price', async () => {
    let times = 0;
    const dearer = sampleSetMealQuote({ token: 'new' }, { goods: 4_800, payable: 4_800 });
    const { user, callsTo } = await open(undefined, {
      [place]: () => {
        times += 1;
        return times === 1 ? refuse('quote_changed', { why: 'changed', quote: dearer }) : refuse('server_busy');
      },
    });
    await ready();
    await user.click(button());
    const told = within(await screen.findByRole('dialog'));
    expect(screen.getByRole('dialog').textContent).toMatch(/CN¥38\.00.*CN¥48\.00/);
    await user.click(told.getByRole('button', { name: 'Order for CN¥48.00' }));
    await waitFor(() => expect(times).toBe(2));
    expect(callsTo(place).at(-1)?.input).toMatchObject({ quoteToken: 'new' });
  });
});

describe('set meal that cannot be bought', () => {
  it.each([
    ['set_meal_sold_out', 'Not enough left.'],
    ['set_meal_limit_reached', 'You’ve reached the limit for this set meal.'],
    ['set_meal_not_on_sale', 'This set meal isn’t on sale now.'],
  ])(
    'a set meal that cannot be bought (%s) shows the reason in the checkout and is not ordered',
    async (obstacle, words) => {
      const { user, text, callsTo } = await open(sampleSetMealQuote({ obstacles: [obstacle] }));
      await ready();
      expect(text()).toContain(words);
      await user.click(button());
      expect(callsTo(place)).toEqual([]);
    },
  );

  it('if an unpaid order of the same set meal exists, the checkout links to that order', async () => {
    const { user } = await open(undefined, {
      [place]: () => refuse('unpaid_order_of_set_meal', { orderId: 8, limit: 1 }),
    });
    await ready();
    await user.click(button());
    expect(await screen.findByRole('button', { name: 'Go to that order' })).toBeTruthy();
  });
});

describe('purchase of a set meal by a visitor (rule member-51)', () => {
  it('a visitor sees the total of a set meal, and the last digit of the mailed code signs in and places the order', async () => {
    useSentCodes.setState({ nextAt: {}, letters: [] });
    const { user, text, callsTo, navigator, stripe } = await open(
      undefined,
      {
        '/rest/member/sendCode': { resendAfterSeconds: 60 },
        '/rest/member/signInByCode': { token: 't', memberId: 5, isNewPeople: true, isDeletionCalledOff: false },
        [place]: { orderId: 9, number: 'M1', payable: 3_800, payBefore: '2026-11-21T04:05:00.000Z', state: 'unpaid' },
      },
      undefined,
      false,
    );
    await ready();
    expect(navigator.entry().path).toBe('pages/shop/pay/pay');
    await user.click(button());
    expect(text()).toContain('Enter a valid email address.');
    await user.type(screen.getByLabelText('Email'), 'aiko@example.com');
    await user.click(button());
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await waitFor(() => expect(callsTo(place)).toHaveLength(1));
    expect(callsTo(place)[0]?.input).toMatchObject({ quoteToken: 'signed', request: { setMealId: 41 } });
    expect(isSignedIn()).toBe(true);
    await waitFor(() => expect(navigator.entry().path).toBe('pages/shop/success/success'));
    // A second card form would have lost the typed card data.
    expect(stripe.opened).toHaveLength(1);
  });
});
