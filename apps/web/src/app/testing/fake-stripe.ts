import type { PaymentElement, StripeError } from '../../terms/payment/card/stripe-types.ts';

type Answer = { readonly error?: StripeError };

type FakeStripe = {
  /** Result of each payment confirmation. By default the confirmation succeeds. */
  readonly confirmed?: () => Answer;
  /** Result of the card form’s validation. By default the form is complete. */
  readonly submitted?: () => Answer;
  /** Called at each validation of the card form. The validation waits for the returned promise. */
  readonly validated?: () => Promise<void>;
};

/** Replaces the part of Stripe’s script that the app calls. The card form is complete from the start. */
export function installFakeStripe({
  confirmed = () => ({}),
  submitted = () => ({}),
  validated = () => Promise.resolve(),
}: FakeStripe = {}) {
  const opened: object[] = [];
  const changes: object[] = [];
  const confirmations: object[] = [];
  const element: PaymentElement = {
    mount: () => {},
    destroy: () => {},
    on: (name, tell) => name !== 'loaderror' && tell({ complete: submitted().error === undefined }),
  };
  const confirm = async (request: object) => {
    confirmations.push(request);
    return confirmed();
  };
  window.Stripe = () => ({
    elements: (settings) => {
      opened.push(settings);
      return {
        create: () => element,
        submit: () => validated().then(submitted),
        update: (change) => void changes.push(change),
      };
    },
    confirmPayment: confirm,
    confirmSetup: confirm,
  });
  return { opened, changes, confirmations };
}

export const sampleCardForm = {
  publishableKey: 'pk_test_x',
  scriptUrl: 'https://js.stripe.com/v3/',
  customerSession: null,
};

export const sampleCardPayment = {
  attempt: 'P9_1',
  method: 'stripe',
  amount: 2_800,
  state: 'open',
  clientData: {
    publishableKey: 'pk_test_x',
    clientSecret: 'pi_1_secret_x',
    scriptUrl: 'https://js.stripe.com/v3/',
    returnUrl: 'https://chifan.example/rest/payment/return/stripe?orderId=9',
    maySaveCard: '1',
    setup: 'pi_1',
  },
} as const;
