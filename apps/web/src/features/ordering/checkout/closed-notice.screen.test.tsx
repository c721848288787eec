import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openCart } from '../../../app/testing/open-checkout.ts';
import { sampleQuote } from '../../../app/testing/sample-quote.ts';
import { menuAnswers, sampleDish, sampleMenu, sampleShop } from '../../../app/testing/samples.ts';

const closing = {
  state: 'closing_soon',
  changesAt: '2026-11-21T06:00:00Z',
  isPaused: false,
  pausedUntil: null,
} as const;

const open = (opensAt: string | null) =>
  openCart(sampleQuote({ obstacles: ['shop_resting'] }), {
    answers: menuAnswers(sampleMenu([sampleDish()], sampleShop({ openState: { ...closing, opensAt } }))),
  });

it('the checkout shows when a restaurant that is about to close opens again, not when it closes (rule catalogue-33)', async () => {
  const { text } = await open('2026-11-21T09:00:00Z');
  await screen.findByText('This restaurant isn’t taking orders right now.');
  await waitFor(() => expect(text()).toMatch(/Opens again: .*17:00/));
  expect(text()).not.toContain('14:00');
});

it('the checkout of a closed restaurant shows no opening time if the time is unknown', async () => {
  const { text } = await open(null);
  await screen.findByText('This restaurant isn’t taking orders right now.');
  expect(text()).not.toContain('Opens again');
});
