import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { useLocation } from '../../../platform/location.ts';

it('the location screen shows the street and city of the device position', async () => {
  useLocation.setState({ source: 'device', street: 'Yan’an Middle Road', city: 'Shanghai', cityStatus: 'success' });
  await openScreen('pages/address/delivery/delivery', { isSignedIn: false, answers: {} });
  expect(screen.getByText('Yan’an Middle Road')).toBeTruthy();
  expect(screen.getByText('Shanghai')).toBeTruthy();
});
