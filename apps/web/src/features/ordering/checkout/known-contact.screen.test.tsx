import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, openScreen } from '../../../app/testing/open-screen.tsx';
import { sampleQuote } from '../../../app/testing/sample-quote.ts';
import { menuAnswers, sampleDish, sampleLine, sampleMenu, sampleShop } from '../../../app/testing/samples.ts';
import type { MemberAddress } from '../../../data/address.ts';
import { noteTable } from '../../../platform/place/table.ts';
import { addToCart, clearCart } from '../../../terms/cart/cart.ts';

const address: MemberAddress = {
  id: 3,
  contact: 'Mei',
  gender: 'secret',
  phone: '',
  secondContact: '+819012345678',
  city: 'Shanghai',
  address: '1 Huanghe Road',
  addressZh: '黄河路1号',
  doorNumber: '2',
  tag: null,
  latitude: '31.230000',
  longitude: '121.470000',
  isDefault: true,
};

async function openCheckout(shopId: number, answers: Answers = {}, way?: 'delivery') {
  clearCart(shopId);
  addToCart({ ...sampleShop(), id: shopId }, sampleLine(sampleDish()));
  const opened = await openScreen('pages/menu/pay/pay', {
    params: { shopId: String(shopId), ...(way ? { way } : {}) },
    answers: {
      '/rest/order/quote': sampleQuote(),
      '/rest/member/deliveryAddress/list': { records: [address], total: 1, pageNo: 1, pageSize: 10 },
      '/rest/order/knownContact': { contactName: 'Tanaka', contactPhone: '', secondContact: 'WhatsApp +819012345678' },
      ...menuAnswers(sampleMenu([sampleDish()])),
      ...answers,
    },
  });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Order and pay/ }).disabled).toBe(false),
  );
  return opened;
}

it('a contact of an earlier order stands in one line, and opens to be changed (rule ordering-52)', async () => {
  const { text, user } = await openCheckout(41);
  await user.click(screen.getByRole('radio', { name: /Pickup/ }));
  await waitFor(() => expect(text()).toContain('Tanaka+819012345678'));
  expect(screen.queryByLabelText('Name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Tanaka');
  expect(screen.getByLabelText<HTMLInputElement>('WhatsApp number').value).toBe('+819012345678');
});

it('the table whose code was scanned is there already (rule ordering-51)', async () => {
  noteTable(42, 'A12');
  await openCheckout(42);
  expect(screen.getByLabelText<HTMLInputElement>('Table number').value).toBe('A12');
});

it('a delivery to a foreign number asks who is called instead, the platform unless said otherwise (rule ordering-53)', async () => {
  await openCheckout(43, {}, 'delivery');
  const platform = await screen.findByRole<HTMLInputElement>('radio', { name: /^Chifan/ });
  expect(platform.checked).toBe(true);
});
