/** Why money that was sent to somebody's account can never arrive: told to whoever asked for it, in their language. */
export const payoutFaults = [
  'payee_not_found',
  'payee_name_differs',
  'payee_cannot_receive',
  'transfer_failed',
] as const;
export type PayoutFault = (typeof payoutFaults)[number];
