import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, refuse } from '../../../app/testing/open-screen.tsx';

it('the refund screen of a mall order without a refund shows a link to the order and no retry button', async () => {
  await openScreen('pages/internal/mall/order/refund/progress/progress', {
    params: { orderId: '9' },
    answers: { '/rest/mall/refund/progress': () => refuse('refund_not_found') },
  });
  expect(await screen.findByText('No refund was requested')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe(
    '#/pages/internal/mall/order/detail/detail?orderId=9',
  );
});
