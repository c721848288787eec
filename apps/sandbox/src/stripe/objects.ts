import { randomBytes } from 'node:crypto';

/** Stripe API version. It must equal the API version of the Stripe library that the Chifan server uses. */
export const apiVersion = '2026-10-28.endive';

export type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
export type Metadata = Readonly<Record<string, string>>;

/** A subset of Stripe's PaymentIntent. Amounts in the smallest currency unit, times in epoch seconds. */
export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly amount_capturable: 0;
  readonly amount_received: number;
  readonly automatic_payment_methods: { readonly enabled: true; readonly allow_redirects: 'always' } | null;
  readonly canceled_at: number | null;
  readonly cancellation_reason: string | null;
  readonly capture_method: 'automatic_async';
  readonly client_secret: string;
  readonly confirmation_method: 'automatic';
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly last_payment_error: CardError | null;
  readonly latest_charge: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly next_action: {
    readonly type: 'use_stripe_sdk';
    readonly use_stripe_sdk: { readonly stripe_js: string };
  } | null;
  readonly payment_method: string | null;
  readonly payment_method_types: readonly string[];
  readonly setup_future_usage: 'on_session' | 'off_session' | null;
  readonly status: IntentStatus;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly reason: string | null;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly failure_reason?: string;
}

/** Fields of Stripe's object Dispute that the sandbox supports. */
export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly evidence: { readonly uncategorized_text?: string };
  readonly evidence_details: {
    readonly due_by: number;
    readonly has_evidence: boolean;
    readonly past_due: boolean;
    readonly submission_count: number;
  };
  readonly is_charge_refundable: boolean;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly reason: string;
  readonly status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

export type SetupStatus = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';

/** A subset of Stripe's SetupIntent, which saves a card without a charge. */
export interface SetupIntent {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly cancellation_reason: string | null;
  readonly client_secret: string;
  readonly created: number;
  readonly customer: string | null;
  readonly last_setup_error: CardError | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly next_action: PaymentIntent['next_action'];
  readonly payment_method: string | null;
  readonly payment_method_types: readonly string[];
  readonly status: SetupStatus;
  /**
   * Whether the cardholder is present at later payments. A card that was set up for `off_session` needs no 3-D Secure
   * at later payments.
   */
  readonly usage: 'on_session' | 'off_session';
}

export interface CardMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly created: number;
  readonly livemode: false;
  readonly allow_redisplay: 'always' | 'unspecified';
  /** Customer ID of the owner if the card is saved, otherwise null. */
  readonly customer: string | null;
  readonly card: {
    readonly brand: string;
    readonly exp_month: number;
    readonly exp_year: number;
    readonly fingerprint: string;
    readonly last4: string;
  };
}

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Metadata;
}

export interface CustomerSession {
  readonly object: 'customer_session';
  readonly client_secret: string;
  readonly components: object;
  readonly created: number;
  readonly customer: string;
  readonly expires_at: number;
  readonly livemode: false;
}

type EventObject = PaymentIntent | SetupIntent | CardMethod | Refund | Dispute;

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: EventObject };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

export interface CardError {
  readonly type: 'card_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

export const eventOf = (type: string, object: EventObject): StripeEvent => ({
  id: newId('evt'),
  object: 'event',
  api_version: apiVersion,
  created: nowInSeconds(),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});
