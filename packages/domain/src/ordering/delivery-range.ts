import type { Fen } from '../fen.ts';

/** Rule address-10: the delivery range and fees of a shop. */
export type DeliveryRule = {
  readonly radiusMetres: number;
  readonly baseFee: Fen;
  /** Up to this distance in metres a delivery costs only the base fee. */
  readonly baseDistanceMetres: number;
  /** Fee for each kilometre, whole or started, beyond the base distance. */
  readonly feePerKilometre: Fen;
};

/** Whether a shop delivers at a distance. A distance of NaN is out of range. */
export const isInRange = (rule: DeliveryRule, distanceMetres: number): boolean =>
  distanceMetres >= 0 && distanceMetres <= rule.radiusMetres;
