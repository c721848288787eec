import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderButton as button, openCart, openCheckout } from '../../../app/testing/open-checkout.ts';
import { type OpenedScreen, refuse } from '../../../app/testing/open-screen.tsx';
import { sampleQuote, sampleQuotedCoupon } from '../../../app/testing/sample-quote.ts';
import { menuAnswers, sampleDish, sampleLine, sampleMenu } from '../../../app/testing/samples.ts';
import { invalidateQuotes } from '../../../data/ordering.ts';
import { chooseTime, chooseWay, useOrderChoice } from '../../../platform/choice/order-choice.ts';
import { queryClient } from '../../../platform/query.ts';
import { chooseDiet } from '../../../terms/diet/diet-profile.ts';

type Quote = ReturnType<typeof sampleQuote>;

async function fillIn(user: OpenedScreen['user']) {
  await user.type(screen.getByLabelText('Table number'), 'A12');
}

const isQuote = ({ path }: { readonly path: string }) => path === '/rest/order/quote';
const callsTo = (path: string, asked: readonly { readonly path: string }[]) =>
  asked.filter((each) => each.path === path).length;

describe('receipt of the checkout', () => {
  it('the checkout receipt lists each cost and reduction, and their total', async () => {
    const sums = {
      goods: 6_000,
      fullReduction: 1_000,
      shopCoupon: 500,
      packageFee: 200,
      deliveryFee: 700,
      deliveryCoupon: 300,
      payable: 5_100,
    };
    const { text } = await openCheckout(sampleQuote({}, sums));
    expect(text()).toMatch(
      /DishesCN¥60\.00.*discount.?−CN¥10\.00.*Coupon−CN¥5\.00.*Packaging feeCN¥2\.00.*Delivery feeCN¥7\.00.*Delivery coupon−CN¥3\.00.*Total to payCN¥51\.00/,
    );
    expect(button().textContent).toContain('Pay CN¥51.00');
    expect(text()).toContain('You save CN¥18.00');
    expect(text()).toContain('incl. CN¥6.00 fees');
  });

  it('a line of the checkout shows its sum, and the quantity with the price of one piece', async () => {
    const line = { ...sampleLine(sampleDish(), { quantity: 2 }), chosen: [], chosenZh: [], amount: 5_600 };
    const { text } = await openCheckout(sampleQuote({ lines: [line] }));
    expect(text()).toContain('CN¥56.002 × CN¥28.00');
  });

  it('the checkout receipt omits fees and reductions of zero', async () => {
    const { text } = await openCheckout(sampleQuote());
    expect(text()).not.toMatch(/Packaging fee|Delivery fee|You save/);
    expect(button().textContent).toContain('Pay CN¥28.00');
  });

  it('the checkout receipt shows the amount paid from the balance and the amount left to pay', async () => {
    const { text, user } = await openCheckout(
      sampleQuote({ availableBalance: 1_000 }, { balance: 1_000, payable: 1_800 }),
    );
    await user.click(screen.getByRole('checkbox', { name: /Use my balance/ }));
    await waitFor(() => expect(text()).toContain('CN¥10.00 comes from your balance. Pay CN¥18.00 below.'));
    expect(text()).toMatch(/Paid from balance−CN¥10\.00.*Total to payCN¥18\.00/);
  });

  it('a checkout with nothing to pay shows no payment methods', async () => {
    const { text } = await openCheckout(sampleQuote({}, { shopCoupon: 2_800, payable: 0 }));
    expect(button().textContent).toBe('Place order');
    expect(text()).not.toContain('Bank card');
  });
});

describe('missing input in the checkout', () => {
  it('a pickup checkout without name and phone number shows errors and places no order', async () => {
    const { text, user, asked } = await openCheckout(sampleQuote());
    await user.click(screen.getByRole('radio', { name: /Pickup/ }));
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(text()).not.toContain('Enter a name.');
    await user.click(button());
    expect(text()).toContain('Enter a name.');
    expect(text()).toContain('Enter a phone number, or another way to reach you below.');
    expect(callsTo('/rest/order/place', asked)).toBe(0);
  });

  it('a guest who eats in the restaurant must enter only a table number or a name', async () => {
    const { text, user, asked } = await openCheckout(sampleQuote());
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Table number').required).toBe(true);
    expect(text()).toContain('Still needed: Table number');
    await user.click(button());
    expect(text()).toContain('Enter your table number, or a name to call out.');
    expect(callsTo('/rest/order/place', asked)).toBe(0);
  });

  it('a delivery checkout requires an address and an answer to whether the guest can take calls in Chinese', async () => {
    const { text, user, asked } = await openCheckout(sampleQuote({ obstacles: ['address_missing'] }), {
      way: 'delivery',
    });
    await user.click(button());
    expect(text()).toContain('Choose a delivery address.');
    expect(text()).toContain('Tell us whether you can take calls in Chinese.');
    expect(callsTo('/rest/order/place', asked)).toBe(0);
  });

  it.each<[string, Partial<Quote>]>([
    ['A dish in your order is sold out. Change your dishes.', { obstacles: ['sold_out'] }],
    ['Add CN¥8.00 more to reach the delivery minimum.', { obstacles: ['below_minimum'], shortfall: 800 }],
  ])('the checkout shows the problem “%s” even before the guest presses the order button', async (words, changed) => {
    const { text, user, asked } = await openCheckout(sampleQuote(changed));
    expect(text()).toContain(words);
    await fillIn(user);
    await user.click(button());
    expect(callsTo('/rest/order/place', asked)).toBe(0);
  });

  it('the checkout of a closed restaurant disables the order button and links to open restaurants', async () => {
    const { text, user, navigator } = await openCart(sampleQuote({ obstacles: ['shop_resting'] }));
    await waitFor(() => expect(text()).toContain('This restaurant isn’t taking orders right now.'));
    expect(text()).toContain('Your cart stays the same.');
    expect(button().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Find an open restaurant' }));
    expect(navigator.entry()).toMatchObject({ path: 'pages/shop/list/list', params: { openNow: '1' } });
  });

  it('the checkout shows an error at the address choice if the restaurant does not deliver to the address', async () => {
    const { text } = await openCheckout(sampleQuote({ obstacles: ['out_of_range'] }), { way: 'delivery' });
    expect(text()).toContain('The restaurant doesn’t deliver to this address. Choose another one.');
  });
});

describe('placing an order', () => {
  it('placing an order sends the displayed price and the guest’s diet', async () => {
    await chooseDiet({ avoids: ['peanut'], wishes: [] });
    const { user, asked, text } = await openCheckout(sampleQuote(), {
      answers: { '/rest/order/place': () => refuse('server_busy') },
    });
    expect(text()).toMatch(/Tell the restaurant with this order.*I must not eat: Peanuts/);
    await fillIn(user);
    await user.click(button());
    await waitFor(() => expect(callsTo('/rest/order/place', asked)).toBe(1));
    const placed = asked.find(({ path }) => path === '/rest/order/place');
    expect(placed?.input).toMatchObject({ quoteToken: 'signed', dietProfile: { avoids: ['peanut'], wishes: [] } });
    expect(placed?.key).not.toBeNull();
  });

  it('the checkout marks a dish that conflicts with a diet set after the guest filled the cart (rule catalogue-11)', async () => {
    await chooseDiet({ avoids: ['peanut'], wishes: [] });
    const withPeanut = sampleMenu([sampleDish({ allergens: { contains: ['peanut'], free: [] } })]);
    const { text } = await openCheckout(
      sampleQuote({ lines: [{ ...sampleLine(sampleDish()), chosen: [], chosenZh: [], amount: 2_800 }] }),
      { answers: menuAnswers(withPeanut) },
    );
    await waitFor(() => expect(text()).toContain('Doesn’t fit your diet: Peanuts'));
  });

  it('placing an order sends no diet if the guest opts out', async () => {
    await chooseDiet({ avoids: ['peanut'], wishes: [] });
    const { user, asked, text } = await openCheckout(sampleQuote(), {
      answers: { '/rest/order/place': () => refuse('server_busy') },
    });
    await user.click(screen.getByRole('checkbox', { name: /Tell the restaurant/ }));
    expect(text()).toContain('The kitchen won’t be told.');
    await fillIn(user);
    await user.click(button());
    await waitFor(() => expect(callsTo('/rest/order/place', asked)).toBe(1));
    expect(asked.find(({ path }) => path === '/rest/order/place')?.input).toMatchObject({ dietProfile: null });
  });

  it('after a price change, the order is sent only when the guest accepts the new price', async () => {
    let times = 0;
    const dearer = sampleQuote({ token: 'new' }, { goods: 3_000, payable: 3_000 });
    const { user, asked } = await openCheckout(sampleQuote(), {
      answers: {
        '/rest/order/place': () => {
          times += 1;
          return times === 1
            ? refuse('quote_changed', { why: 'changed', changes: [], dishIds: [], quote: dearer })
            : refuse('server_busy');
        },
      },
    });
    await fillIn(user);
    await user.click(button());
    const told = await screen.findByRole('dialog');
    expect(told.textContent).toContain('You haven’t ordered or been charged.');
    expect(told.textContent).toMatch(/CN¥28\.00.*CN¥30\.00/);
    expect(times).toBe(1);
    await user.click(within(told).getByRole('button', { name: 'Order for CN¥30.00' }));
    await waitFor(() => expect(times).toBe(2));
    expect(asked.findLast(({ path }) => path === '/rest/order/place')?.input).toMatchObject({ quoteToken: 'new' });
  });
});

it('the order button is disabled while the app fetches the price of a changed order', async () => {
  const reduced = sampleQuote(
    { shopCouponId: 31, coupons: [sampleQuotedCoupon()] },
    { shopCoupon: 500, payable: 2_300 },
  );
  const dearer = Promise.withResolvers<Quote>();
  const { user, asked } = await openCheckout(({ shopCouponId }) => (shopCouponId === null ? dearer.promise : reduced), {
    answers: { '/rest/order/place': () => refuse('server_busy') },
  });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: /^Coupons/ }));
  await user.click(await screen.findByRole('button', { name: 'Used' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(asked.findLast(isQuote)?.input).toMatchObject({ shopCouponId: null }));
  expect(button().disabled).toBe(true);
  await user.click(button());
  expect(callsTo('/rest/order/place', asked)).toBe(0);
  dearer.resolve(sampleQuote({ token: 'without coupon' }));
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(button().textContent).toBe('Pay CN¥28.00');
  await user.click(button());
  await waitFor(() => expect(callsTo('/rest/order/place', asked)).toBe(1));
  expect(asked.find(({ path }) => path === '/rest/order/place')?.input).toMatchObject({
    quoteToken: 'without coupon',
    request: { shopCouponId: null },
  });
});

it('after the guest declines a changed price, the checkout shows the new price and the next order uses it', async () => {
  const dearer = sampleQuote({ token: 'new' }, { goods: 3_000, payable: 3_000 });
  const answers = [refuse('quote_changed', { why: 'changed', changes: [], dishIds: [], quote: dearer })];
  let price = sampleQuote();
  const { user, asked } = await openCheckout(() => price, {
    answers: { '/rest/order/place': () => answers.shift() ?? refuse('server_busy') },
  });
  await fillIn(user);
  price = dearer;
  const quotes = callsTo('/rest/order/quote', asked);
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  expect(button().textContent).toBe('Pay CN¥30.00');
  expect(callsTo('/rest/order/quote', asked)).toBe(quotes);
  await user.click(button());
  await waitFor(() => expect(callsTo('/rest/order/place', asked)).toBe(2));
  expect(asked.findLast(({ path }) => path === '/rest/order/place')?.input).toMatchObject({ quoteToken: 'new' });
});

it('the checkout shows the earlier total if a new quote changes the total', async () => {
  let price = sampleQuote();
  const { text } = await openCheckout(() => price);
  expect(text()).not.toContain('The total changed');
  price = sampleQuote({ token: 'new' }, { goods: 3_000, payable: 3_000 });
  await act(() => invalidateQuotes(queryClient));
  await waitFor(() => expect(text()).toContain('The total changed while you were here. It was CN¥28.00.'));
  expect(button().textContent).toBe('Pay CN¥30.00');
});

it('a total that fell while the guest was in the checkout is shown without a warning colour', async () => {
  let price = sampleQuote();
  await openCheckout(() => price);
  price = sampleQuote({ token: 'new' }, { goods: 2_500, payable: 2_500 });
  await act(() => invalidateQuotes(queryClient));
  const note = await screen.findByText(/The total changed while you were here/);
  expect(note.className).not.toContain('warn');
});

it('the card form follows directly below the row of the bank card', async () => {
  await openCheckout(sampleQuote({ paymentMethods: ['stripe', 'alipay'] }));
  const save = await screen.findByText('Save this card for next time');
  const alipay = screen.getByRole('radio', { name: /Alipay/ });
  expect(save.compareDocumentPosition(alipay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('an error of the server at a checkout field disappears when the guest changes the order', async () => {
  const { user, text } = await openCheckout(sampleQuote(), {
    answers: { '/rest/order/place': () => refuse('table_missing') },
  });
  await fillIn(user);
  const alert = () => screen.queryAllByRole('alert').filter((each) => each.textContent?.includes('table_missing'));
  await user.click(button());
  await waitFor(() => expect(alert()).toHaveLength(1));
  await user.type(screen.getByLabelText('Table number'), '3');
  expect(alert()).toHaveLength(0);
  expect(text()).toContain('Pay CN');
});

it('the checkout orders for the time that the guest chose for the whole app (rule app-20)', async () => {
  const time = new Date(Date.now() + 7_200_000).toISOString();
  chooseWay('collect');
  chooseTime(time);
  const { user, asked } = await openCheckout(sampleQuote({ times: [time] }));
  await waitFor(() => expect(asked.findLast(isQuote)?.input).toMatchObject({ wantedAt: time }));
  await user.click(screen.getByRole('radio', { name: /As soon as possible/ }));
  expect(useOrderChoice.getState().wantedAt).toBeNull();
});

it('switching between eating in, pickup and delivery clears the scheduled time', async () => {
  const time = new Date(Date.now() + 7_200_000).toISOString();
  const { user, asked } = await openCheckout(sampleQuote({ times: [time] }));
  const quoted = () => asked.findLast(isQuote)?.input;
  await user.click(screen.getByRole('radio', { name: /Pickup/ }));
  await user.click(await screen.findByRole('radio', { name: /Schedule for later/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: /^\d\d:\d\d$/ }));
  await waitFor(() => expect(quoted()).toMatchObject({ dining: 'take_away', wantedAt: time }));
  await user.click(screen.getByRole('radio', { name: /Delivery/ }));
  await waitFor(() => expect(quoted()).toMatchObject({ type: 'delivery', wantedAt: null }));
});

it('the field for a note to the restaurant says that the note is translated as far as possible', async () => {
  await openCheckout(sampleQuote());
  const note = screen.getByLabelText('Note for the restaurant (optional)');
  const hint = document.getElementById(note.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/do our best to translate it into Chinese/);
});

it('the checkout shows a labelled number of cutlery sets only after the guest chooses to enter a number', async () => {
  const { user, text } = await openCheckout(sampleQuote());
  await user.click(screen.getByRole('radio', { name: /Takeaway/ }));
  expect(screen.queryByRole('button', { name: 'One more: Chopsticks and spoons' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Choose how many' }));
  await user.click(screen.getByRole('button', { name: 'One more: Chopsticks and spoons' }));
  expect(text()).toContain('Number of sets2');
  expect(screen.getByLabelText('Number of sets: 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'No cutlery' }));
  expect(text()).not.toContain('Number of sets');
});
