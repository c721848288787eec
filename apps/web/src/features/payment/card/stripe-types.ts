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
};

export type Appearance = {
  readonly theme: 'stripe' | 'night';
  readonly variables: Readonly<Record<string, string>>;
};

export type Stripe = {
  elements(settings: {
    readonly clientSecret: string;
    /** If present, the form offers, saves and removes the member’s cards. */
    readonly customerSessionClientSecret?: string;
    readonly locale: string;
    readonly appearance: Appearance;
  }): StripeElements;
  confirmPayment(request: {
    readonly elements: StripeElements;
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
