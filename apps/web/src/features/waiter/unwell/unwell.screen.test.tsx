import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type FakeResponses, openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import { sampleOrder } from '../../../app/testing/sample-order.ts';
import { chooseDiet } from '../../../terms/diet/diet-profile.ts';

const order = () =>
  sampleOrder({
    state: 'completed',
    shopAddressZh: '黄河路1号',
    lines: [
      {
        dishId: 71,
        name: { text: 'Dan dan noodles', language: 'en' },
        nameZh: '担担面',
        plate: 'noodles',
        pinyin: '',
        chosen: [],
        chosenZh: [],
        quantity: 2,
        unitPrice: 1_400,
        amount: 2_800,
        refunded: 0,
      },
    ],
  });

const open = ({ isSignedIn = true, answers = {} }: { isSignedIn?: boolean; answers?: FakeResponses } = {}) =>
  openScreen('pages/help/unwell/unwell', {
    params: { orderId: '9' },
    answers: { '/rest/order/detail': order(), '/rest/help/unwell': { id: 4 }, ...answers },
    isSignedIn,
  });

beforeEach(() => chooseDiet({ avoids: [], wishes: [] }));

it('on the screen for a guest who feels unwell, the first action is a call to the emergency number 120', async () => {
  await open();
  const [first] = within(screen.getByRole('main')).getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('tel:120');
  expect(first?.textContent).toBe('Call 120 (ambulance)');
});

it('the card for the hospital shows symptoms, allergies, restaurant and dishes in Chinese', async () => {
  await chooseDiet({ avoids: ['peanut'], wishes: [] });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'I have trouble breathing.' }));
  await user.click(screen.getByRole('button', { name: 'Show in Chinese' }));
  const card = await screen.findByRole('dialog', { name: 'Card for helpers and the hospital' });
  for (const words of ['打120', '我呼吸困难。', '我对花生过敏。', '老街面馆（黄河路1号）', '我点的菜：', '担担面×2'])
    expect(card.textContent).toContain(words);
  expect(card.textContent).toContain('I am allergic to: Peanuts');
});

it('a guest who feels unwell can send the platform an alert with the symptoms and the order', async () => {
  const { user, asked, text } = await open();
  await user.click(screen.getByRole('button', { name: 'I have a rash or itching.' }));
  await user.type(screen.getByLabelText('What happened? (optional)'), 'After the tea.');
  await user.click(screen.getByRole('button', { name: 'Alert Chifan' }));
  await waitFor(() => expect(text()).toContain('We’ve been alerted.'));
  expect(asked.find(({ path }) => path === '/rest/help/unwell')?.input).toEqual({
    orderId: 9,
    symptoms: ['rash'],
    text: 'After the tea.',
  });
});

it('if the alert of an unwell guest was not sent, a note says so until the next try', async () => {
  const { user } = await open({ answers: { '/rest/help/unwell': refuse('order_not_found') } });
  await user.click(screen.getByRole('button', { name: 'Alert Chifan' }));
  expect((await screen.findByText(/^Your alert wasn’t sent/)).getAttribute('role')).toBe('alert');
  screen.getByRole('button', { name: 'Alert Chifan' });
});

it('a guest who feels unwell outside support hours sees when the support opens again (rule help-11)', async () => {
  const reply = { kind: 'later' as const, opensAt: '2099-11-22T01:00:00Z' };
  const { text } = await open({ answers: { '/rest/help/desk': { sentences: [], reply } } });
  await waitFor(() => expect(text()).toContain('Our team is back at'));
});

it('a visitor who feels unwell gets the advice and the card, and can write to customer service', async () => {
  await open({ isSignedIn: false });
  expect(screen.queryByRole('button', { name: 'Alert Chifan' })).toBeNull();
  screen.getByRole('link', { name: 'Call 120 (ambulance)' });
  screen.getByRole('link', { name: 'Customer service' });
});

it('the order screen of a paid order links to the screen for a guest who feels unwell', async () => {
  const { user, navigator } = await openScreen('pages/order/detail/detail', {
    params: { orderId: '9' },
    answers: { '/rest/order/detail': order() },
  });
  await user.click(await screen.findByRole('link', { name: 'I feel unwell or had an allergic reaction' }));
  expect(navigator.entry()).toMatchObject({ path: 'pages/help/unwell/unwell', params: { orderId: '9' } });
});
