/**
 * Types for the part of Stripe.js that we use. Stripe’s npm package is not used, because it loads the script from one
 * fixed URL only.
 */
export type StripeError = { readonly type: string; readonly code?: string; readonly message?: string };

export type PaymentElement = {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'change' | 'loaderror', listener: (detail: { readonly complete?: boolean }) => void): unknown;
};

export type StripeElements = {
  create(
    type: 'payment',
    options: { readonly wallets: { readonly applePay: 'auto'; readonly googlePay: 'auto' } },
  ): PaymentElement;
  /** Validates the form, and opens the payment sheet of a wallet. Only for a form without a client secret. */
  submit(): Promise<{ readonly error?: StripeError }>;
  update(changes: { readonly amount?: number; readonly setupFutureUsage?: 'on_session' | null }): void;
};

/**
 * The options of Stripe’s form. The form pays an existing payment at Stripe, or an amount. For an amount, the payment
 * is created when the guest has completed the form.
 */
export type ElementsOptions =
  | { readonly clientSecret: string }
  | {
      readonly mode: 'payment';
      /** In fen. */
      readonly amount: number;
      readonly currency: 'cny';
      readonly setupFutureUsage?: 'on_session';
    };

export type Appearance = {
  readonly theme: 'stripe' | 'night';
  readonly variables: Readonly<Record<string, string>>;
};

export type Stripe = {
  elements(
    settings: ElementsOptions & {
      /** If present, the form offers, saves and removes the member’s cards. */
      readonly customerSessionClientSecret?: string;
      readonly locale: string;
      readonly appearance: Appearance;
    },
  ): StripeElements;
  confirmPayment(request: {
    readonly elements: StripeElements;
    /** Required if `elements` was created without a client secret, and otherwise omitted. */
    readonly clientSecret?: string;
    readonly confirmParams: { readonly return_url: string };
    readonly redirect: 'if_required';
  }): Promise<{ readonly error?: StripeError; readonly paymentIntent?: { readonly status: string } }>;
  confirmSetup(request: {
    readonly elements: StripeElements;
    readonly confirmParams: { readonly return_url: string };
    readonly redirect: 'if_required';
  }): Promise<{ readonly error?: StripeError; readonly setupIntent?: { readonly status: string } }>;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}
