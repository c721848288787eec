import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { installFakeStripe } from '../../../app/testing/fake-stripe.ts';
import { type FakeResponses, openScreen, refuse } from '../../../app/testing/open-screen.tsx';

const visa = { id: 'pm_1', brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2030 };
const setup = {
  publishableKey: 'pk_test_x',
  clientSecret: 'seti_1_secret_x',
  scriptUrl: 'https://js.stripe.com/v3/',
  returnUrl: 'https://chifan.example/rest/payment/return/stripe?card=1',
  setup: 'seti_1',
};

const open = (answers: FakeResponses, params = {}) =>
  openScreen('pages/mine/cards/cards', {
    params,
    answers: {
      '/rest/payment/methods': ['balance', 'stripe'],
      '/rest/payment/card/add': setup,
      '/rest/payment/card/finish': true,
      ...answers,
    },
  });

afterEach(() => {
  delete window.Stripe;
});

const dialog = () => within(screen.getByRole('dialog'));
const ofSetup = (asked: readonly { readonly path: string }[]) =>
  asked.filter(({ path }) => path === '/rest/payment/card/add');

describe('saved cards of a member (rule payment-14)', () => {
  it('a card that is saved without a payment appears in the list immediately', async () => {
    let cards: (typeof visa)[] = [];
    const { opened: mounted, confirmations } = installFakeStripe({
      confirmed: () => {
        cards = [visa];
        return {};
      },
    });
    const { user, asked, text } = await open({ '/rest/payment/cards': () => cards });
    expect(text()).toContain('No saved cards');
    expect(ofSetup(asked)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    await user.click(await dialog().findByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(text()).toContain('Visa •••• 4242'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(mounted).toMatchObject([{ clientSecret: setup.clientSecret }]);
    expect(confirmations).toMatchObject([{ confirmParams: { return_url: setup.returnUrl } }]);
  });

  it('after a declined card, the form shows the bank’s message and stays open', async () => {
    installFakeStripe({
      confirmed: () => ({
        error: { type: 'card_error', code: 'card_declined', message: 'Ihre Karte wurde abgelehnt.' },
      }),
    });
    const { user } = await open({ '/rest/payment/cards': [] });
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    await user.click(await dialog().findByRole('button', { name: 'Save card' }));
    expect((await dialog().findByRole('alert')).textContent).toContain('Ihre Karte wurde abgelehnt.');
  });

  it('adding a card when the member has the maximum number of saved cards shows an error', async () => {
    const { user } = await open({ '/rest/payment/cards': [visa], '/rest/payment/card/add': refuse('too_many_cards') });
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    await dialog().findByText(/too_many_cards|as many cards/);
  });

  it('saving a card shows an error if another form has saved the last allowed card in the meantime', async () => {
    installFakeStripe();
    const { user, asked } = await open({
      '/rest/payment/cards': [visa],
      '/rest/payment/card/finish': refuse('too_many_cards'),
    });
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    await user.click(await dialog().findByRole('button', { name: 'Save card' }));
    expect((await dialog().findByRole('alert')).textContent).toMatch(/too_many_cards|limit for saved cards/);
    expect(asked).toContainEqual(
      expect.objectContaining({ path: '/rest/payment/card/finish', input: { setup: 'seti_1' } }),
    );
  });

  it('a card that the bank did not confirm shows an error and is not saved', async () => {
    installFakeStripe();
    const { user } = await open({ '/rest/payment/cards': [visa], '/rest/payment/card/finish': false });
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    await user.click(await dialog().findByRole('button', { name: 'Save card' }));
    expect((await dialog().findByRole('alert')).textContent).toContain('Card not saved.');
  });

  it.each([
    ['a saved card', true, /^Card saved$/],
    ['a card that the bank did not confirm', false, /^Card not saved\. *$/],
    ['a card above the limit of saved cards', refuse('too_many_cards'), /^Card not saved\. .+/],
    ['a gateway that cannot be reached', refuse('card_form_unavailable'), /^(?! *Card not saved)/],
  ])(
    'when the member returns from the bank’s page, the card screen reports %s after the server has checked the new card, and then loads the cards',
    async (_, finished, words) => {
      const { asked, navigator } = await open(
        { '/rest/payment/cards': [visa], '/rest/payment/card/finish': finished },
        { setup: 'seti_1' },
      );
      await screen.findByText('Visa •••• 4242', { exact: false });
      expect(document.querySelector('p[role=alert], p[role=status]')?.textContent?.trim()).toMatch(words);
      expect(navigator.entry().params).toEqual({});
      const paths = asked.map(({ path }) => path);
      expect(paths.indexOf('/rest/payment/card/finish')).toBeLessThan(paths.indexOf('/rest/payment/cards'));
      expect(asked).toContainEqual(
        expect.objectContaining({ path: '/rest/payment/card/finish', input: { setup: 'seti_1' } }),
      );
    },
  );

  it('if the server no longer accepts card payments, the member can remove saved cards but not add one', async () => {
    let cards = [visa];
    const { user, text } = await open({
      '/rest/payment/methods': ['balance'],
      '/rest/payment/cards': () => cards,
      '/rest/payment/card/remove': () => {
        cards = [];
        return true;
      },
    });
    expect(screen.queryByRole('button', { name: 'Add card' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Visa •••• 4242' }));
    await waitFor(() => expect(text()).toContain('No saved cards'));
  });
});
