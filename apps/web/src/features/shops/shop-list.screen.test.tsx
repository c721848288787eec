import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import { sampleShop } from '../../app/testing/samples.ts';

it('whoever comes back from the map finds the list sorted and narrowed as it was', async () => {
  const { user, navigator } = await openScreen('pages/shop/list/list', {
    params: { sort: 'rating', halal: '1' },
    isSignedIn: false,
    answers: { '/rest/shop/nearby': { records: [sampleShop()], total: 1, pageNo: 1, pageSize: 20, hasMore: false } },
  });
  await user.click(screen.getByRole('button', { name: 'Map' }));
  await waitFor(() => expect(navigator.entry().params).toMatchObject({ view: 'map', sort: 'rating', halal: '1' }));
  await user.click(await screen.findByRole('button', { name: 'List' }));
  await waitFor(() => expect(navigator.entry().params).toEqual({ sort: 'rating', halal: '1' }));
  expect(screen.getByRole('button', { name: 'Best rated first' })).toBeTruthy();
});
