/** Codes for permanent failures of a payout. The recipient reads them translated. */
export const payoutFaults = [
  'payee_not_found',
  'payee_name_differs',
  'payee_cannot_receive',
  'transfer_failed',
] as const;
export type PayoutFault = (typeof payoutFaults)[number];
