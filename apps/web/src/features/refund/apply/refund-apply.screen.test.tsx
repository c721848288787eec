import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import type { RefundPreview } from '../../../data/refund.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });

const line = (position: number, name: string, left: number): RefundPreview['lines'][number] => ({
  position,
  name: text(name),
  nameZh: name,
  plate: 'noodles',
  quantity: 2,
  left,
  price: 1_400,
  each: 1_400,
});

/**
 * Sample preview: two noodle bowls can be refunded, the dumplings are already refunded. A tenth of the order was paid
 * from the balance.
 */
const preview = (quantity: number, changed: Partial<RefundPreview> = {}): RefundPreview => ({
  most: 1_400 * quantity,
  parts: { amount: 1_400 * quantity, balance: 140 * quantity, gateway: 1_260 * quantity },
  isAtOnce: false,
  byRule: null,
  answerBefore: '2026-11-21T06:00:00Z',
  reasons: [13, 15],
  lines: [line(0, 'Noodles', 2), line(1, 'Dumplings', 0)],
  ...changed,
});

const open = (changed: Partial<RefundPreview> = {}) =>
  openScreen('pages/order/refund/apply/apply', {
    params: { orderId: '9' },
    answers: {
      '/rest/order/refund/preview': ({ items }) =>
        preview(
          items.reduce((sum, { quantity }) => sum + quantity, 0),
          changed,
        ),
      '/rest/order/refund/apply': () => refuse('server_busy'),
    },
  });

const more = () => screen.getByRole('button', { name: 'One more: Noodles' });
const send = () => screen.getByRole('button', { name: 'Submit request' });
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount in yuan');

describe('sum of a refund request', () => {
  it('the refund form shows the sum of the chosen units and where the money goes', async () => {
    const { user, text: said } = await open();
    expect(said()).not.toContain('You can get back');
    await user.click(more());
    await waitFor(() => expect(said()).toContain('You get back up toCN¥14.00'));
    expect(said()).toContain('CN¥1.40 to your balance, CN¥12.60 to what you paid with.');
    await user.click(more());
    await waitFor(() => expect(amount().value).toBe('28.00'));
  });

  it('for a discounted dish, the refund form shows the refund of one unit', async () => {
    const reduced = { ...line(0, 'Noodles', 2), price: 1_600 };
    const { text: said } = await open({ lines: [reduced, line(2, 'Tea', 1)] });
    expect(said()).toContain('CN¥14.00 each after discount');
    expect(said().match(/after discount/g)).toHaveLength(1);
  });

  it('the refund form shows until when the restaurant can decide about the request before the platform does', async () => {
    const asked = await open();
    await asked.user.click(more());
    await waitFor(() =>
      expect(asked.text()).toMatch(/The restaurant has until .*14:00 to reply\. After that, we decide\./),
    );
  });

  it('the refund form shows that a missing or wrong dish is refunded immediately if the guest adds a photo (rule refund-26)', async () => {
    const { user, text: said } = await open({ byRule: { reasons: [14, 15], most: 5_000 } });
    await user.click(more());
    await waitFor(() => expect(said()).toContain('The restaurant has until'));
    await user.click(screen.getByRole('radio', { name: 'I got the wrong dishes' }));
    await waitFor(() => expect(said()).toContain('Add a photo and you’re refunded right away.'));
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await waitFor(() => expect(said()).toContain('The restaurant has until'));
  });

  it('the refund form promises no immediate refund if the amount is above the limit for refunds by rule', async () => {
    const { user, text: said } = await open({ byRule: { reasons: [14, 15], most: 1_399 } });
    await user.click(more());
    await user.click(screen.getByRole('radio', { name: 'I got the wrong dishes' }));
    await waitFor(() => expect(said()).toContain('The restaurant has until'));
  });

  it('the refund form links to urgent help for a guest who felt unwell', async () => {
    const { user } = await open({ reasons: [15, 18] });
    expect(screen.queryByRole('link', { name: 'I feel unwell or had an allergic reaction' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'I felt unwell after eating' }));
    const link = screen.getByRole('link', { name: 'I feel unwell or had an allergic reaction' });
    expect(link.getAttribute('href')).toContain('pages/help/unwell/unwell?orderId=9');
  });

  it('the refund form of a request that is granted automatically says that no approval is needed', async () => {
    const { user, text: said } = await open({ isAtOnce: true });
    await user.click(more());
    await waitFor(() => expect(said()).toContain('Refunded right away, no approval needed.'));
  });
});

describe('refund request with missing input', () => {
  it('the refund form reports missing items and a missing reason together', async () => {
    const { user, text: said, asked } = await open();
    await user.click(send());
    expect(said()).toContain('Choose what you want refunded.');
    expect(said()).toContain('Choose a reason.');
    expect(asked.map(({ path }) => path)).not.toContain('/rest/order/refund/apply');
  });

  it.each(['14.01', '0', '-3'])('the refund form rejects the amount %s', async (typed) => {
    const { user, text: said, asked } = await open();
    await user.click(more());
    await waitFor(() => expect(amount().value).toBe('14.00'));
    await user.clear(amount());
    await user.type(amount(), typed);
    expect(said()).toContain('Enter an amount up to the one above.');
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await user.click(send());
    expect(said()).toContain('Check the amount.');
    expect(asked.map(({ path }) => path)).not.toContain('/rest/order/refund/apply');
  });
});

it('in the refund form, a guest can type a smaller amount in yuan and fen, also with Arabic digits', async () => {
  const { user, asked } = await open();
  await user.click(more());
  await waitFor(() => expect(amount().value).toBe('14.00'));
  await user.clear(amount());
  await user.type(amount(), '٩٫٠٥');
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await user.click(send());
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/order/refund/apply'));
  expect(asked.find(({ path }) => path === '/rest/order/refund/apply')?.input).toMatchObject({
    orderId: 9,
    items: [{ position: 0, quantity: 1 }],
    amount: 905,
    reason: 13,
  });
});

it('a dish that was already refunded is shown in the refund form but cannot be chosen', async () => {
  const { text: said } = await open();
  expect(said()).toMatch(/Dumplings.*Already refunded/);
  expect(screen.queryByRole('button', { name: 'One more: Dumplings' })).toBeNull();
});

it('the refund form of an order that can no longer be refunded links to the order and to customer service, without a retry', async () => {
  const { text: said } = await openScreen('pages/order/refund/apply/apply', {
    params: { orderId: '9' },
    answers: { '/rest/order/refund/preview': () => refuse('refund_too_late') },
  });
  expect(await screen.findByText('No refund possible now')).toBeTruthy();
  expect(said()).not.toContain('This couldn’t be loaded');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkTo('View order')).toBe('#/pages/order/detail/detail?orderId=9');
  expect(linkTo('Need help?')).toContain('pages/help/service/service?topic=refund&orderId=9');
});
