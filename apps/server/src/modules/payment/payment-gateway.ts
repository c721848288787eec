import type { DisputeState, PayEnvironment } from '@chifan/domain/payment';
import type { PayoutGateway } from './payouts/payout-gateway.ts';

/**
 * `number` is ours: 6 to 32 of A–Z, a–z, 0–9 and _. It is the idempotency key, so opening it again sends the same
 * request.
 */
export type AttemptToPay = {
  readonly number: string;
  /** The title that the guest reads at the gateway's page. */
  readonly title: string;
  /** Fen. */
  readonly amount: number;
  readonly expiresAt: Date;
  readonly environment: PayEnvironment;
  readonly clientIp: string;
  /** The payer, if the gateway needs it in advance: WeChat's openid. */
  readonly openId: string | null;
  /** The gateway's customer id of the member whose saved cards it offers; null: none */
  readonly customer: string | null;
  /** False: the form does not offer to save a card, because the member has reached the limit (rule payment-19). */
  readonly maySaveCard: boolean;
  /** The address on our server to which the gateway's page returns. */
  readonly returnUrl: string;
};

export type OpenedAtGateway = { readonly reference: string; readonly clientData: Readonly<Record<string, string>> };

export type GatewayState =
  | { readonly state: 'open' }
  | { readonly state: 'settled'; readonly amount: number; readonly currency: string; readonly payer?: string }
  | { readonly state: 'cancelled' }
  /** Unknown to the gateway. Until it expires, the guest may still open it there. */
  | { readonly state: 'unknown' };

/**
 * `number` is our attempt's number, if the gateway repeats it. `payer` is equal for two payments of one person at one
 * gateway.
 */
export type SettledAtGateway = {
  readonly reference: string;
  readonly number: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly payer?: string;
};

export type GatewayRefundState = 'pending' | 'settled' | 'failed';

/**
 * News of a refund, identified by our number, or by the gateway's reference if the gateway does not repeat our number.
 */
export type GatewayRefundUpdate = {
  readonly number: string | null;
  readonly reference: string | null;
  readonly state: GatewayRefundState;
  readonly detail?: string;
};

/** News of a dispute (chargeback). Amount in the smallest unit of the currency. */
export type DisputeUpdate = {
  readonly reference: string;
  /** The reference of the payment. */
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly state: DisputeState;
  readonly evidenceBy: Date | null;
  /** Whether the message changes an earlier one. */
  readonly isUpdate: boolean;
};

/** A message of a gateway with a verified signature. `eventId` is the same in each repetition. */
export type GatewayWebhook = {
  readonly eventId: string;
  readonly settled: SettledAtGateway | null;
  readonly gatewayRefund: GatewayRefundUpdate | null;
  readonly dispute?: DisputeUpdate;
  /** The customer who has a new card. */
  readonly cardSavedFor?: string;
};

/** `forged`: not signed by the gateway. `wrong_app`: signed by the gateway, but for another merchant or app. */
export type ReadWebhook = GatewayWebhook | 'forged' | 'wrong_app';

/** A refund at the gateway. The same number twice sends the money once. */
export type GatewayRefundAtGateway = {
  readonly number: string;
  /** The reference of the payment. */
  readonly reference: string;
  /** Fen. */
  readonly amount: number;
  /** The whole payment in fen. */
  readonly paid: number;
  readonly gatewayRefundReference: string | null;
};

export type GatewayRefundResult = {
  readonly reference: string;
  readonly state: GatewayRefundState;
  readonly detail?: string;
};

/** One line of a gateway's statement. `reference` is the payment's, or the gateway refund's number or reference. Amounts in fen. */
export type GatewayReportRow = {
  readonly kind: 'payment' | 'refund';
  readonly reference: string;
  readonly amount: number;
};

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The exact response that makes the gateway stop or repeat the webhook. */
export type Acknowledgement = { readonly status: number; readonly contentType: string; readonly body: string };

/** The details by which a guest recognises a card. We receive no others. */
export type SavedCard = {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
};

/** The data with which the app opens the form that saves a card. `setup`: the form's id at the gateway. */
export type CardSetup = {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly scriptUrl: string;
  readonly setup: string;
};

/** Cards that the gateway stores for a guest, under the customer id that it assigned. */
export type CardsAtGateway = {
  /** `number` of the attempt or setup that needs it. The same number returns the same customer. */
  createCustomer(memberId: number, number: string): Promise<string>;
  list(customer: string): Promise<readonly SavedCard[]>;
  /** Opens the form that saves a card and charges nothing. The same `number` returns the same form. */
  openSetup(customer: string, number: string): Promise<CardSetup>;
  /** @returns the card that a form saved, `open` before the bank agreed, null for a form of another customer. */
  savedBy(customer: string, setup: string): Promise<{ readonly cardId: string } | 'open' | null>;
  /** @returns false for a card that is not this customer's. */
  remove(customer: string, cardId: string): Promise<boolean>;
};

/** A payment method of an external gateway, one file each in methods/. */
export type PaymentGateway = {
  /** Whether our own number is the reference of the payment. If not, `open` returns the reference. */
  readonly isReferenceOurNumber: boolean;
  /** Opens an attempt. Idempotent. @throws the error of the gateway */
  open(attempt: AttemptToPay): Promise<OpenedAtGateway>;
  query(reference: string): Promise<GatewayState>;
  /** The payer, for a gateway whose webhooks do not name one. Null if the payer cannot be recognised again. */
  payerOf?(reference: string): Promise<string | null>;
  /** Ends an unpaid attempt. The result is "paid" if the gateway reports that. */
  close(reference: string): Promise<GatewayState>;
  /** Refunds to the source of the payment. The same number twice refunds once. @throws if the gateway did not accept it */
  payBack(gatewayRefund: GatewayRefundAtGateway): Promise<GatewayRefundResult>;
  /** The state of a refund at the gateway. Null if the gateway does not know it. */
  queryGatewayRefund(gatewayRefund: GatewayRefundAtGateway): Promise<GatewayRefundResult | null>;
  readonly payouts?: PayoutGateway;
  readonly cards?: CardsAtGateway;
  /** The transactions of a day in Shanghai, YYYY-MM-DD. */
  statement(day: string): Promise<readonly GatewayReportRow[]>;
  readWebhook(rawBody: Buffer, headers: Headers): Promise<ReadWebhook>;
  /** @param taken false makes the gateway repeat the webhook */
  acknowledge(taken: boolean): Acknowledgement;
};
