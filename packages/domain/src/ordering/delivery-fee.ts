import { addFen, type Fen, fen } from '../fen.ts';
import { failure, type Result, success } from '../result.ts';

/** Rule address-10: the delivery range and fees of a shop. */
export type DeliveryRule = {
  readonly radiusMetres: number;
  readonly baseFee: Fen;
  /** Up to this distance in metres a delivery costs only the base fee. */
  readonly baseDistanceMetres: number;
  /** Fee for each kilometre, whole or started, beyond the base distance. */
  readonly feePerKilometre: Fen;
};

export function deliveryFee(rule: DeliveryRule, distanceMetres: number): Result<Fen, 'out_of_range'> {
  if (!isInRange(rule, distanceMetres)) return failure('out_of_range');
  const startedKilometres = Math.ceil(Math.max(0, distanceMetres - rule.baseDistanceMetres) / 1_000);
  return success(addFen(rule.baseFee, fen(startedKilometres * rule.feePerKilometre)));
}

/** Whether a shop delivers at a distance. A distance of NaN is out of range. */
export const isInRange = (rule: DeliveryRule, distanceMetres: number): boolean =>
  distanceMetres >= 0 && distanceMetres <= rule.radiusMetres;
