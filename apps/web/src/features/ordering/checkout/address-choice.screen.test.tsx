import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCheckout, orderButton } from '../../../app/testing/open-checkout.ts';
import { addressPage, sampleAddress } from '../../../app/testing/sample-address.ts';
import { sampleQuote } from '../../../app/testing/sample-quote.ts';
import { useLocation } from '../../../platform/location.ts';
import { choosePlace } from '../../../platform/place/find-location.ts';

const hotel = sampleAddress({ id: 3, address: '1 Huanghe Road', doorNumber: '2' });
const office = sampleAddress({ id: 5, address: '9 Nanjing Road', doorNumber: '12F', isDefault: false });
const place = { latitude: '31.240000', longitude: '121.480000' };

async function openDelivery() {
  let saved = [hotel];
  const opened = await openCheckout(sampleQuote(), {
    way: 'delivery',
    answers: {
      '/rest/member/deliveryAddress/list': () => addressPage(...saved),
      '/rest/place/geocode': { ...place, line: { text: office.address, language: 'en' }, lineZh: '南京路9号' },
      '/rest/member/deliveryAddress/insert': () => {
        saved = [hotel, office];
        return office;
      },
    },
  });
  const quoted = () => opened.asked.findLast(({ path }) => path === '/rest/order/quote')?.input;
  return { ...opened, quoted };
}

type Opened = Awaited<ReturnType<typeof openDelivery>>;

const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));

async function addOffice(opened: Opened) {
  const fill = async (label: string, value: string) => {
    await opened.user.click(await screen.findByLabelText(label));
    await opened.user.paste(value);
  };
  await press(opened, 'Change');
  await press(opened, 'New address');
  await fill('Street, building or hotel', office.address);
  await fill('Floor and door number', office.doorNumber);
  await fill('Contact’s name', office.contact);
  await fill('Chinese mobile number', '13800138000');
  await press(opened, 'Save address');
  await press(opened, 'Yes, save it');
  await waitFor(() => expect(opened.navigator.entry().path).toBe('pages/menu/pay/pay'));
}

describe('delivery address in the checkout', () => {
  it('the checkout of a delivery preselects the default address', async () => {
    const { quoted, text } = await openDelivery();
    expect(text()).toContain('1 Huanghe Road, 2黄河路1号');
    expect(quoted()).toMatchObject({ addressId: 3 });
  });

  it('the checkout of a delivery shows the arrival time above the choice of the order type', async () => {
    const { text } = await openDelivery();
    await waitFor(() => expect(text()).toMatch(/Arrives about .*How do you want to get your food\?/));
  });

  it('the first answer about the courier’s calls is the answer for guests without Chinese', async () => {
    await openDelivery();
    const [first] = screen.getAllByRole('radio', { name: /take calls in Chinese/ });
    expect(first?.parentElement?.textContent).toContain('I can’t take calls in Chinese');
  });

  it('the checkout selects an address that the guest has just added', async () => {
    const opened = await openDelivery();
    await addOffice(opened);
    await waitFor(() => expect(opened.quoted()).toMatchObject({ addressId: 5 }));
    expect(opened.text()).toContain('9 Nanjing Road, 12F');
  });

  it('the checkout uses the address that the guest selects, even after the guest has added another one', async () => {
    const opened = await openDelivery();
    await addOffice(opened);
    await press(opened, 'Change');
    await opened.user.click(await screen.findByRole('radio', { name: /1 Huanghe Road/ }));
    await waitFor(() => expect(opened.quoted()).toMatchObject({ addressId: 3 }));
    expect(useLocation.getState()).toMatchObject({ source: 'chosen', addressId: 3 });
  });

  it('the checkout delivers to the place that the guest chose before, and not to the default address', async () => {
    choosePlace({ label: 'Lilong Hotel', position: { latitude: '31.300000', longitude: '121.400000' } });
    const { quoted } = await openDelivery();
    expect(quoted()).toMatchObject({ place: { latitude: '31.300000', longitude: '121.400000' } });
    expect(quoted()).not.toHaveProperty('addressId');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /1 Huanghe Road/ }).checked).toBe(false);
  });

  it('the checkout selects the saved address at the place that the guest chose before', async () => {
    choosePlace({ label: 'Huanghe Road', position: { latitude: '31.230300', longitude: '121.470000' } });
    const { quoted } = await openDelivery();
    expect(quoted()).toMatchObject({ addressId: 3 });
  });

  it('the delivery address of an order becomes the guest’s location on all screens (rule app-18)', async () => {
    const { user } = await openDelivery();
    expect(useLocation.getState().source).toBe('assumed');
    await user.click(orderButton());
    expect(useLocation.getState()).toMatchObject({ source: 'chosen', label: '1 Huanghe Road', addressId: 3 });
  });
});
