import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerSignIns } from '../../../app/testing/offer-sign-ins.ts';
import { type CheckoutOpening, openCheckout, orderButton } from '../../../app/testing/open-checkout.ts';
import { refuse } from '../../../app/testing/open-screen.tsx';
import { addressPage, sampleAddress } from '../../../app/testing/sample-address.ts';
import { sampleQuote } from '../../../app/testing/sample-quote.ts';
import { storeDeviceAddress } from '../../../data/device-address.ts';
import { isSignedIn } from '../../../platform/session/session.ts';
import { useSentCodes } from '../../../terms/member/codes/sent-codes.ts';

const signedIn = { token: 'token-of-the-code', memberId: 5, isNewPeople: true, isDeletionCalledOff: false };
const placed = {
  orderId: 9,
  number: '20261129000009',
  payable: 2_800,
  payBefore: new Date(Date.now() + 300_000).toISOString(),
  state: 'unpaid',
} as const;

const open = ({ answers = {}, ...opening }: CheckoutOpening = {}) =>
  openCheckout(sampleQuote(), {
    isSignedIn: false,
    answers: {
      '/rest/member/sendCode': { resendAfterSeconds: 60 },
      '/rest/member/signInByCode': signedIn,
      '/rest/order/place': placed,
      ...answers,
    },
    ...opening,
  });

type Opened = Awaited<ReturnType<typeof open>>;
const inputsOf = ({ asked }: Opened, path: string) =>
  asked.filter((each) => each.path === path).map(({ input }) => input);

async function pay(opened: Opened, email: string) {
  const { user } = opened;
  await user.type(screen.getByLabelText('Table number'), 'A12');
  await user.type(screen.getByLabelText('Email'), email);
  await user.click(orderButton());
}

const typeCode = async ({ user }: Opened, code: string) =>
  user.type(await screen.findByLabelText('6-digit code'), code);

beforeEach(() => useSentCodes.setState({ nextAt: {}, letters: [] }));

describe('checkout of a visitor (rule member-51)', () => {
  it('a visitor sees the total and the payment methods before typing anything', async () => {
    const { text, navigator } = await open();
    expect(navigator.entry().path).toBe('pages/menu/pay/pay');
    expect(text()).toMatch(/Total to payCN¥28\.00/);
    expect(screen.getByRole('radio', { name: /Bank card/ })).toBeTruthy();
  });

  it('the last digit of the mailed code signs the visitor in and places the order', async () => {
    const opened = await open();
    await pay(opened, ' aiko@example.com ');
    await screen.findByText('aiko@example.com');
    expect(inputsOf(opened, '/rest/order/place')).toEqual([]);
    await typeCode(opened, '123456');
    await waitFor(() => expect(inputsOf(opened, '/rest/order/place')).toHaveLength(1));
    expect(inputsOf(opened, '/rest/member/sendCode')).toMatchObject([
      { email: 'aiko@example.com', purpose: 'sign_in' },
    ]);
    expect(inputsOf(opened, '/rest/member/signInByCode')).toMatchObject([
      { email: 'aiko@example.com', code: '123456' },
    ]);
    expect(inputsOf(opened, '/rest/order/place')).toMatchObject([{ tableNumber: 'A12', quoteToken: 'signed' }]);
    expect(isSignedIn()).toBe(true);
    await waitFor(() => expect(opened.navigator.entry().path).toBe('pages/shop/success/success'));
  });

  it('a wrong mailed code shows an error and places no order, and the visitor can type another code', async () => {
    const opened = await open({ answers: { '/rest/member/signInByCode': refuse('code_wrong') } });
    await pay(opened, 'aiko@example.com');
    await typeCode(opened, '000000');
    await waitFor(() => expect(screen.getByLabelText('6-digit code').getAttribute('aria-invalid')).toBe('true'));
    expect(inputsOf(opened, '/rest/order/place')).toEqual([]);
    expect(isSignedIn()).toBe(false);
  });

  it('the form for the mailed code lets the visitor change a mistyped e-mail address', async () => {
    const opened = await open();
    await pay(opened, 'aiko@exmaple.com');
    await opened.user.click(await screen.findByRole('button', { name: 'Change email' }));
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('aiko@exmaple.com');
  });

  it('if the visitor’s e-mail address is invalid, the checkout shows an error and no code is mailed', async () => {
    const opened = await open();
    await pay(opened, 'aiko');
    expect(opened.text()).toContain('Enter a valid email address.');
    expect(inputsOf(opened, '/rest/member/sendCode')).toEqual([]);
  });

  it('the checkout of a member has no e-mail field, and no code is mailed', async () => {
    const opened = await open({ isSignedIn: true });
    expect(screen.queryByLabelText('Email')).toBeNull();
    await opened.user.type(screen.getByLabelText('Table number'), 'A12');
    await opened.user.click(orderButton());
    await waitFor(() => expect(inputsOf(opened, '/rest/order/place')).toHaveLength(1));
    expect(inputsOf(opened, '/rest/member/sendCode')).toEqual([]);
  });
});

describe('other ways to become a member in the checkout', () => {
  const weChat = 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36 MicroMessenger/8.0.55';

  afterEach(() => vi.restoreAllMocks());

  it('inside WeChat, the sign-in button of the checkout opens WeChat’s consent page, and the guest then returns to the checkout', async () => {
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(weChat);
    offerSignIns('wechat');
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const url = '/rest/member/weChat/authorize?state=s';
    const { user } = await open({ answers: { '/rest/member/weChat/start': { url, verifier: 'v1' } } });
    await user.click(screen.getByRole('button', { name: 'Continue with WeChat' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(url));
    expect(sessionStorage.getItem('we-chat')).toContain('v1');
    const { wanted } = JSON.parse(sessionStorage.getItem('navigation') ?? '{}');
    expect(wanted).toEqual({ path: 'pages/menu/pay/pay', params: { shopId: '7' } });
  });

  it('inside WeChat, the checkout does not offer the sign-in with WeChat if the server has no WeChat keys', async () => {
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(weChat);
    await open();
    expect(screen.getByLabelText('Email')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue with WeChat' })).toBeNull();
  });

  it('the sign-in of an invited visitor in the checkout sends the inviter’s id (rule affiliate-15)', async () => {
    localStorage.setItem('security.inviter', '7');
    const opened = await open();
    await pay(opened, 'aiko@example.com');
    await typeCode(opened, '123456');
    await waitFor(() => expect(inputsOf(opened, '/rest/member/signInByCode')).toMatchObject([{ inviterId: '7' }]));
  });
});

describe('delivery address of a visitor (rule address-30)', () => {
  const { id: _, ...sample } = sampleAddress({ address: '1 Huanghe Road', phone: '13800138000' });
  const fields = { ...sample, secondContact: undefined, tag: undefined };

  it('a visitor’s delivery address is stored on the device, and in the account after the sign-in and before the order', async () => {
    storeDeviceAddress(fields);
    const opened = await open({
      way: 'delivery',
      answers: {
        '/rest/order/quote': sampleQuote({ obstacles: ['address_missing'] }),
        '/rest/member/deliveryAddress/insert': sampleAddress({ id: 31 }),
        '/rest/member/deliveryAddress/list': addressPage(sampleAddress({ id: 31 })),
      },
    });
    expect(opened.text()).toContain('1 Huanghe Road');
    expect(inputsOf(opened, '/rest/order/quote').at(-1)).toMatchObject({ place: { latitude: fields.latitude } });
    await opened.user.click(screen.getByRole('radio', { name: /I can take calls/ }));
    await opened.user.type(screen.getByLabelText('Email'), 'aiko@example.com');
    await opened.user.click(orderButton());
    await typeCode(opened, '123456');
    await waitFor(() => expect(inputsOf(opened, '/rest/order/place')).toHaveLength(1));
    expect(inputsOf(opened, '/rest/member/deliveryAddress/insert')).toHaveLength(1);
    expect(inputsOf(opened, '/rest/order/place')).toMatchObject([{ request: { addressId: 31 } }]);
  });
});

it('each field of the checkout supports the browser’s autofill', async () => {
  const { user } = await open();
  const fillOf = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');
  expect(fillOf('Email')).toBe('email');
  await user.click(screen.getByRole('radio', { name: /Pickup/ }));
  expect(['Name', 'Chinese mobile number', 'WhatsApp number'].map(fillOf)).toEqual(['name', 'tel-national', 'tel']);
});
