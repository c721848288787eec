import type { DisputeState, PayEnvironment } from '@chifan/domain/payment';
import type { PayoutGateway } from './withdrawal-payouts/payout-gateway.ts';

/**
 * A payment to open at a gateway. `number` is our number: 6 to 32 letters, digits or _. The number is the idempotency
 * key, so a retry opens no second payment.
 */
export type AttemptToPay = {
  readonly number: string;
  /** The title of the payment that the guest reads on the gateway's page. */
  readonly title: string;
  /** In fen. */
  readonly amount: number;
  readonly expiresAt: Date;
  readonly environment: PayEnvironment;
  readonly clientIp: string;
  /** WeChat's openId of the payer. Null for gateways that do not need the payer in advance. */
  readonly openId: string | null;
  /**
   * The gateway's customer id of the member whose saved cards the form offers. Null if the form offers no saved cards.
   */
  readonly customer: string | null;
  /** False if the form must not offer to save a card, because the member has reached the limit (rule payment-19). */
  readonly maySaveCard: boolean;
  /**
   * True if the guest chose in the checkout to save the card. Absent in attempts that an older version of the server
   * stored.
   */
  readonly savesCard?: boolean;
  /** The URL on our server to which the gateway's page sends the guest back. */
  readonly returnUrl: string;
};

export type OpenedAtGateway = { readonly reference: string; readonly clientData: Readonly<Record<string, string>> };

export type GatewayState =
  | { readonly state: 'open' }
  | { readonly state: 'settled'; readonly amount: number; readonly currency: string; readonly payer?: string }
  | { readonly state: 'cancelled' }
  /** The gateway does not know the payment. The guest may still open the payment at the gateway before the deadline. */
  | { readonly state: 'unknown' };

/**
 * A successful payment. `number`: our number of the attempt, or null if the message of the gateway does not contain it.
 * `payer`: equal for all payments of one person at one gateway.
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
 * A gateway's message about a refund. The message contains our number of the refund, or else the gateway's reference.
 */
export type GatewayRefundUpdate = {
  readonly number: string | null;
  readonly reference: string | null;
  readonly state: GatewayRefundState;
  readonly detail?: string;
};

/** A gateway's message about a dispute (chargeback). The amount is in the smallest unit of the currency. */
export type DisputeUpdate = {
  readonly reference: string;
  /** The gateway's reference of the disputed payment. */
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly state: DisputeState;
  readonly evidenceBy: Date | null;
  /** True if the message updates an open dispute, false if the message reports the opening or the end. */
  readonly isUpdate: boolean;
};

/** A webhook with a verified signature. `eventId` does not change when the gateway repeats the webhook. */
export type GatewayWebhook = {
  readonly eventId: string;
  readonly settled: SettledAtGateway | null;
  readonly gatewayRefund: GatewayRefundUpdate | null;
  readonly dispute?: DisputeUpdate;
  /** The gateway's customer id of the member who saved a card. */
  readonly cardSavedFor?: string;
};

/** `forged`: not signed by the gateway. `wrong_app`: signed by the gateway, but for another merchant or app. */
export type ReadWebhook = GatewayWebhook | 'forged' | 'wrong_app';

/** A refund to send to a gateway. The gateway pays only once for one refund number. */
export type GatewayRefundAtGateway = {
  readonly number: string;
  /** The gateway's reference of the payment that is refunded. */
  readonly reference: string;
  /** In fen. */
  readonly amount: number;
  /** The amount of the whole payment in fen. */
  readonly paid: number;
  readonly gatewayRefundReference: string | null;
};

export type GatewayRefundResult = {
  readonly reference: string;
  readonly state: GatewayRefundState;
  readonly detail?: string;
};

/**
 * A row of a gateway's statement, in fen. `reference`: the gateway's reference of the payment, or the refund's number
 * or reference.
 */
export type GatewayReportRow = {
  readonly kind: 'payment' | 'refund';
  readonly reference: string;
  readonly amount: number;
};

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The HTTP response after which the gateway stops or repeats a webhook. */
export type Acknowledgement = { readonly status: number; readonly contentType: string; readonly body: string };

/** The details by which a member recognises a saved card. The server stores none of them. */
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

/** The data with which the app opens the card form of a checkout. The secret is null if the form offers no saved cards. */
export type CheckoutCardForm = {
  readonly publishableKey: string;
  readonly scriptUrl: string;
  readonly customerSession: string | null;
};

/** The member whose saved cards a form offers. `number` is the idempotency key. */
export type CardFormOwner = Pick<AttemptToPay, 'number' | 'maySaveCard'> & { readonly customer: string };

/** Saved cards of members at a gateway. `customer` is the gateway's id of a member. */
export type CardsAtGateway = {
  /**
   * Creates a customer at the gateway. `number`: the number of the payment attempt or card setup that needs the
   * customer. A repeated number returns the same customer.
   */
  createCustomer(memberId: number, number: string): Promise<string>;
  list(customer: string): Promise<readonly SavedCard[]>;
  /**
   * Opens the card form of a checkout. `owner` is null for a visitor, and for a member without a customer id at the
   * gateway.
   */
  openForm(owner: CardFormOwner | null): Promise<CheckoutCardForm>;
  /** Opens the form that saves a card and charges nothing. A repeated `number` returns the same form. */
  openSetup(customer: string, number: string): Promise<CardSetup>;
  /**
   * @param form the id of a card setup or of a payment at the gateway @returns the saved card, or `open` until the bank
   * has confirmed the card. Null if the form belongs to another customer, or if the payment saves no card
   */
  savedBy(customer: string, form: string): Promise<{ readonly cardId: string } | 'open' | null>;
  /** @returns false if the card does not belong to the customer */
  remove(customer: string, cardId: string): Promise<boolean>;
};

/** An external payment gateway. Each gateway has a folder in `methods/`. */
export type PaymentGateway = {
  /**
   * True if the gateway uses our own number as its reference of the payment. If false, `open` returns the reference.
   */
  readonly isReferenceOurNumber: boolean;
  /** Opens a payment attempt at the gateway. Idempotent by number. @throws the error of the gateway */
  open(attempt: AttemptToPay): Promise<OpenedAtGateway>;
  query(reference: string): Promise<GatewayState>;
  /**
   * Fetches the payer from a gateway whose webhooks do not name the payer. @returns null if the gateway has no id of
   * the payer
   */
  payerOf?(reference: string): Promise<string | null>;
  /** Closes an unpaid payment. @returns its final state, which is `settled` if the guest paid before */
  close(reference: string): Promise<GatewayState>;
  /**
   * Refunds to the card or account that paid. The gateway pays only once for one refund number. @throws if the gateway
   * did not accept the refund
   */
  sendRefund(gatewayRefund: GatewayRefundAtGateway): Promise<GatewayRefundResult>;
  /** @returns the state of a refund, or null if the gateway does not know the refund */
  queryGatewayRefund(gatewayRefund: GatewayRefundAtGateway): Promise<GatewayRefundResult | null>;
  readonly payouts?: PayoutGateway;
  readonly cards?: CardsAtGateway;
  /** Fetches all payments and refunds of a day in Shanghai (YYYY-MM-DD). */
  statement(day: string): Promise<readonly GatewayReportRow[]>;
  readWebhook(rawBody: Buffer, headers: Headers): Promise<ReadWebhook>;
  /** @param taken false makes the gateway repeat the webhook */
  acknowledge(taken: boolean): Acknowledgement;
};
