import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { sampleShop } from '../../../app/testing/samples.ts';
import { chooseWay } from '../../../platform/choice/order-choice.ts';
import { useLocation } from '../../../platform/location.ts';

it('a guest who returns from the map finds the list with the same sorting and filters', async () => {
  const { user, navigator } = await openScreen('pages/shop/list/list', {
    params: { sort: 'rating', halal: '1' },
    isSignedIn: false,
    answers: { '/rest/shop/nearby': { records: [sampleShop()], total: 1, pageNo: 1, pageSize: 20, hasMore: false } },
  });
  await user.click(screen.getByRole('button', { name: 'Map' }));
  await waitFor(() => expect(navigator.entry().params).toMatchObject({ view: 'map', sort: 'rating', halal: '1' }));
  await user.click(await screen.findByRole('button', { name: 'List' }));
  await waitFor(() => expect(navigator.entry().params).toEqual({ sort: 'rating', halal: '1' }));
  expect(screen.getByRole('button', { name: 'Top rated' })).toBeTruthy();
});

it('the restaurant list has a chip for each filter that it counts, and shows "Open now", type and cuisine only in their buttons', async () => {
  const { user, navigator } = await openScreen('pages/shop/list/list', {
    params: { type: 'asian', openNow: '1', cuisine: 'hotpot', halal: '1', foreignCard: '1' },
    isSignedIn: false,
    answers: { '/rest/shop/nearby': { records: [sampleShop()], total: 1, pageNo: 1, pageSize: 20, hasMore: false } },
  });
  expect(screen.getByRole('button', { name: 'Filters: 2' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Remove:/ })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Open now', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(navigator.entry().params).toEqual({}));
});

it('the restaurant list counts and names the active price and rating filters, and a tap removes a filter', async () => {
  const { user, navigator } = await openScreen('pages/shop/list/list', {
    params: { price: '40', rating: '4.5' },
    isSignedIn: false,
    answers: { '/rest/shop/nearby': { records: [sampleShop()], total: 1, pageNo: 1, pageSize: 20, hasMore: false } },
  });
  expect(screen.getByRole('button', { name: 'Filters: 2' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove: Dishes up to CN¥40' }));
  await waitFor(() => expect(navigator.entry().params).toEqual({ rating: '4.5' }));
  expect(screen.getByRole('button', { name: 'Remove: 4.5+ stars' })).toBeTruthy();
});

it.each([
  ['assumed', 'Delivers to People’s Square, Shanghai', true],
  ['chosen', 'Delivers here', false],
] as const)(
  'if the place of the guest is %s, the list for deliveries has the filter "%s", and whether it names the place of its estimates is %s',
  async (source, filter, isEstimate) => {
    useLocation.setState({ source, label: source === 'chosen' ? 'Hotel' : null });
    chooseWay('delivery');
    const { text } = await openScreen('pages/shop/list/list', {
      isSignedIn: false,
      answers: { '/rest/shop/nearby': { records: [sampleShop()], total: 1, pageNo: 1, pageSize: 20, hasMore: false } },
    });
    expect(screen.getByRole('button', { name: `Remove: ${filter}` })).toBeTruthy();
    expect(text().includes('Fees and times are estimates for People’s Square, Shanghai.')).toBe(isEstimate);
  },
);
