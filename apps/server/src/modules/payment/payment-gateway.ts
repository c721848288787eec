import type { DisputeState, PayEnvironment } from '@chifan/domain/payment';
import type { PayoutGateway } from './payouts/payout-gateway.ts';

/** `number` is ours: 6 to 32 of A–Z, a–z, 0–9 and _, the idempotency key. Opened again it asks for the very same. */
export type AttemptToPay = {
  readonly number: string;
  /** What the guest reads at the gateway. */
  readonly title: string;
  /** Fen. */
  readonly amount: number;
  readonly expiresAt: Date;
  readonly environment: PayEnvironment;
  readonly clientIp: string;
  /** Who pays, where the gateway must know it beforehand: WeChat's openid. */
  readonly openId: string | null;
  /** Whose saved cards the gateway offers, under the name that it gave them; null: nobody's. */
  readonly customer: string | null;
  /** A real path of ours that the gateway's page leads back to. */
  readonly returnUrl: string;
};

export type OpenedAtGateway = { readonly reference: string; readonly clientData: Readonly<Record<string, string>> };

export type GatewayState =
  | { readonly state: 'open' }
  | { readonly state: 'settled'; readonly amount: number; readonly currency: string; readonly payer?: string }
  | { readonly state: 'cancelled' }
  /** The gateway has never heard of it; until it expires the guest may still bring it there. */
  | { readonly state: 'unknown' };

/** `number` is our own attempt's, where the gateway repeats it. `payer`: the same person is the same at one gateway. */
export type SettledAtGateway = {
  readonly reference: string;
  readonly number: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly payer?: string;
};

export type GatewayRefundState = 'pending' | 'settled' | 'failed';

/** News of money on its way back: by our own number, or by the gateway's reference where it does not repeat ours. */
export type GatewayRefundNews = {
  readonly number: string | null;
  readonly reference: string | null;
  readonly state: GatewayRefundState;
  readonly detail?: string;
};

/** News of a dispute (chargeback). Amount in the smallest unit of the currency. */
export type DisputeNews = {
  readonly reference: string;
  /** The payment's. */
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly state: DisputeState;
  readonly evidenceBy: Date | null;
  /** Whether the message changes an earlier one. */
  readonly isUpdate: boolean;
};

/** A message from a gateway whose signature held. `eventId` is the same however often it is sent. */
export type GatewayWebhook = {
  readonly eventId: string;
  readonly settled: SettledAtGateway | null;
  readonly gatewayRefund: GatewayRefundNews | null;
  readonly dispute?: DisputeNews;
};

/** `forged`: the signature is not the gateway's. `wrong_app`: it is, but the message is for another merchant or app. */
export type ReadWebhook = GatewayWebhook | 'forged' | 'wrong_app';

/** Money on its way back. The same number twice sends it once. */
export type GatewayRefundAtGateway = {
  readonly number: string;
  /** The payment's. */
  readonly reference: string;
  /** Fen. */
  readonly amount: number;
  /** Fen; what was paid in all. */
  readonly paid: number;
  readonly gatewayRefundReference: string | null;
};

export type GatewayRefundAnswer = {
  readonly reference: string;
  readonly state: GatewayRefundState;
  readonly detail?: string;
};

/** One line of a gateway's statement. `reference` is the payment's, or the gateway refund's number or reference. Amounts in fen. */
export type StatementRow = {
  readonly kind: 'payment' | 'refund';
  readonly reference: string;
  readonly amount: number;
};

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What the gateway must hear, to the letter, so that it stops or goes on telling. */
export type Acknowledgement = { readonly status: number; readonly contentType: string; readonly body: string };

/** What a guest recognises a card by; no more of it ever reaches us. */
export type SavedCard = {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
};

/** What the app needs for the form in which a card is saved. */
export type CardSetup = { readonly publishableKey: string; readonly clientSecret: string; readonly scriptUrl: string };

/** Cards that the gateway keeps for a guest, under the name that it gave them. */
export type CardsAtGateway = {
  /** `number`: of what needs it; asked again under it the customer is the same. */
  createCustomer(memberId: number, number: string): Promise<string>;
  list(customer: string): Promise<readonly SavedCard[]>;
  /** Opens the form that saves a card and charges nothing. The same `number` twice is the same form. */
  openSetup(customer: string, number: string): Promise<CardSetup>;
  /** @returns false for a card that is not this customer's. */
  remove(customer: string, cardId: string): Promise<boolean>;
};

/** A payment method that is somebody else's server: one file each in methods/. */
export type PaymentGateway = {
  /** Whether our own number is the payment's reference, known before the gateway is; else `open` tells it. */
  readonly isReferenceOurNumber: boolean;
  /** The same attempt twice is opened once. @throws what the gateway answered. */
  open(attempt: AttemptToPay): Promise<OpenedAtGateway>;
  query(reference: string): Promise<GatewayState>;
  /** Who paid, for a gateway whose news do not say it; null where it knows nobody again. */
  payerOf?(reference: string): Promise<string | null>;
  /** Ends an attempt that nobody paid; a gateway that says "already paid" is believed. */
  close(reference: string): Promise<GatewayState>;
  /** Sends money back where it came from. The same number twice sends it once. @throws when the gateway did not take it. */
  payBack(gatewayRefund: GatewayRefundAtGateway): Promise<GatewayRefundAnswer>;
  /** Where a gateway refund stands; null when the gateway has never heard of it. */
  queryGatewayRefund(gatewayRefund: GatewayRefundAtGateway): Promise<GatewayRefundAnswer | null>;
  readonly payouts?: PayoutGateway;
  readonly cards?: CardsAtGateway;
  /** What happened at the gateway on a day of Shanghai, YYYY-MM-DD. */
  statement(day: string): Promise<readonly StatementRow[]>;
  readWebhook(rawBody: Buffer, headers: Headers): Promise<ReadWebhook>;
  /** @param taken false makes the gateway tell again. */
  acknowledge(taken: boolean): Acknowledgement;
};
