/** Why a payout can never arrive; the payee reads it translated. */
export const payoutFaults = [
  'payee_not_found',
  'payee_name_differs',
  'payee_cannot_receive',
  'transfer_failed',
] as const;
export type PayoutFault = (typeof payoutFaults)[number];
