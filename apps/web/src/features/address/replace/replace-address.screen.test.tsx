import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import { addressPage, sampleAddress } from '../../../app/testing/sample-address.ts';
import { sampleOrder } from '../../../app/testing/sample-order.ts';

const replacePath = '/rest/order/address/replace';
const hotel = sampleAddress({ id: 3, address: '1 Huanghe Road', addressZh: '黄河路1号', doorNumber: '2' });
const office = sampleAddress({ id: 5, address: '9 Nanjing Road', addressZh: '南京路9号', doorNumber: '12F' });

const order = sampleOrder({ state: 'pending', type: 'delivery', dining: null, address: hotel });

/**
 * Opens an order and replaces its delivery address. The server first rejects the change with each of `refusals`, and
 * then accepts it. The server returns the changed order only after `answer` is called.
 */
async function replaceAddress(...refusals: ReturnType<typeof refuse>[]) {
  let isReplaced = false;
  let changedAsked = 0;
  const changed = Promise.withResolvers<typeof order>();
  const opened = await openScreen('pages/order/detail/detail', {
    params: { orderId: '9' },
    answers: {
      '/rest/order/detail': () => {
        if (!isReplaced) return order;
        changedAsked += 1;
        return changed.promise;
      },
      '/rest/member/deliveryAddress/list': addressPage(hotel, office),
      [replacePath]: () => {
        const refused = refusals.shift();
        if (refused) return refused;
        isReplaced = true;
        return true;
      },
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Change address' }));
  await opened.user.click(await screen.findByRole('radio', { name: /9 Nanjing Road/ }));
  await opened.user.click(screen.getByRole('button', { name: 'Deliver there' }));
  const sent = () => opened.asked.filter(({ path }) => path === replacePath).map(({ input }) => input);
  const fetchesChange = () => waitFor(() => expect(changedAsked).toBeGreaterThan(0));
  const answer = () => changed.resolve({ ...order, address: office });
  return { ...opened, sent, fetchesChange, answer, path: () => opened.navigator.entry().path };
}

describe('change of an order’s delivery address', () => {
  it('the order screen shows the new delivery address as soon as the guest returns to it', async () => {
    const { text, sent, path, fetchesChange, answer } = await replaceAddress();
    await fetchesChange();
    expect(sent()).toEqual([{ orderId: 9, addressId: 5, isFarConfirmed: false }]);
    expect(path()).toBe('pages/address/replace/replace');
    answer();
    await screen.findByRole('heading', { name: 'Deliver to' });
    expect(path()).toBe('pages/order/detail/detail');
    expect(text()).toContain('9 Nanjing Road, 12F');
    expect(text()).toContain('南京路9号');
    expect(text()).not.toContain('1 Huanghe Road, 2');
  });

  it('the delivery address of an order changes to a far place only after the guest confirms it', async () => {
    const { user, sent, path, answer } = await replaceAddress(refuse('address_far_away', { distanceMetres: 4_200 }));
    const question = await screen.findByRole('dialog', { name: 'Is the new place right?' });
    expect(question.textContent).toContain('4,200 meters');
    expect(path()).toBe('pages/address/replace/replace');
    await user.click(screen.getByRole('button', { name: 'Yes, that’s right' }));
    answer();
    await waitFor(() => expect(path()).toBe('pages/order/detail/detail'));
    expect(sent()).toMatchObject([{ isFarConfirmed: false }, { isFarConfirmed: true }]);
  });

  it('the delivery address of an order stays unchanged if the server rejects the new one', async () => {
    const { text, path } = await replaceAddress(refuse('out_of_range'));
    await waitFor(() => expect(text()).toContain('out_of_range'));
    expect(path()).toBe('pages/address/replace/replace');
  });
});
