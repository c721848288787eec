import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openCheckout } from '../../../app/testing/open-checkout.ts';
import type { FakeResponses } from '../../../app/testing/open-screen.tsx';
import { addressPage, sampleAddress } from '../../../app/testing/sample-address.ts';
import { sampleQuote } from '../../../app/testing/sample-quote.ts';
import { storeTableNumber } from '../../../platform/place/table.ts';

const openKnown = (shopId: number, answers: FakeResponses = {}, way?: 'delivery') =>
  openCheckout(sampleQuote(), {
    shopId,
    ...(way ? { way } : {}),
    answers: {
      '/rest/member/deliveryAddress/list': addressPage(sampleAddress()),
      '/rest/order/knownContact': { contactName: 'Tanaka', contactPhone: '', secondContact: 'WhatsApp +819012345678' },
      ...answers,
    },
  });

it('the checkout shows the contact of an earlier order in one line, and a tap opens the fields (rule ordering-52)', async () => {
  const { text, user } = await openKnown(41);
  await user.click(screen.getByRole('radio', { name: /Pickup/ }));
  await waitFor(() => expect(text()).toContain('Tanaka+819012345678'));
  expect(screen.queryByLabelText('Name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Tanaka');
  expect(screen.getByLabelText<HTMLInputElement>('WhatsApp number').value).toBe('+819012345678');
});

it('a phone number without a country code is sent only after the guest chooses the country (rule member-37)', async () => {
  const { user } = await openKnown(44, {
    '/rest/order/knownContact': { contactName: '', contactPhone: '', secondContact: null },
  });
  await user.click(screen.getByRole('radio', { name: /Pickup/ }));
  await user.click(await screen.findByRole('button', { name: 'Phone number' }));
  const field = screen.getByLabelText<HTMLInputElement>(/^Number with \+ and country code/);
  await user.type(field, '٠١٠-9876-5432');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: /South Korea/ }));
  expect(field.value).toBe('+821098765432');
  await waitFor(() => expect(screen.queryByText('Country of this number')).toBeNull());
});

it('the checkout fills in the table number from the scanned QR code (rule ordering-51)', async () => {
  storeTableNumber(42, 'A12');
  await openKnown(42);
  expect(screen.getByLabelText<HTMLInputElement>('Table number').value).toBe('A12');
});

it('a delivery guest with a foreign phone number chooses whom the courier calls instead (rule ordering-53)', async () => {
  await openKnown(43, {}, 'delivery');
  const platform = await screen.findByRole<HTMLInputElement>('radio', { name: /^Chifan/ });
  expect(platform.checked).toBe(true);
});
