/** One attempt to pay, as a gateway needs to know it. `number` is ours and is the gateway's idempotency key. */
export type AttemptToPay = {
  readonly number: string;
  readonly orderNumber: string;
  /** Fen. */
  readonly amount: number;
  readonly expiresAt: Date;
};

export type OpenedAtGateway = { readonly reference: string; readonly clientData: Readonly<Record<string, string>> };

export type GatewayState =
  | { readonly state: 'open' }
  | { readonly state: 'settled'; readonly amount: number; readonly currency: string }
  | { readonly state: 'cancelled' };

/** A message from a gateway whose signature held. `eventId` is the same however often it is sent. */
export type GatewayNotice = {
  readonly eventId: string;
  readonly settled: { readonly reference: string; readonly amount: number; readonly currency: string } | null;
};

/** Money on its way back. The same number twice sends it once. */
export type PayoutAtGateway = { readonly number: string; readonly reference: string; readonly amount: number };

/** A payment method that is somebody else's server: one file each in methods/. */
export type PaymentGateway = {
  open(attempt: AttemptToPay): Promise<OpenedAtGateway>;
  query(reference: string): Promise<GatewayState>;
  /** Ends an attempt that nobody paid; a gateway that says "already paid" is believed. */
  close(reference: string): Promise<GatewayState>;
  /** Sends money back where it came from. The same number twice sends it once. @throws when the gateway did not take it. */
  payBack(payout: PayoutAtGateway): Promise<{ reference: string }>;
  /** Reads a webhook. @returns undefined when the signature is not the gateway's. */
  readNotice(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): GatewayNotice | undefined;
};
