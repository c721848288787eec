import { addFen, type Fen, fen } from '../fen.ts';
import { failure, type Result, success } from '../result.ts';

/** Rule address-10. */
export type DeliveryRule = {
  readonly radiusMetres: number;
  readonly baseFee: Fen;
  /** Only the base fee is charged up to this distance. */
  readonly baseDistanceMetres: number;
  /** For each started kilometre beyond it. */
  readonly feePerKilometre: Fen;
};

export function deliveryFee(rule: DeliveryRule, distanceMetres: number): Result<Fen, 'out_of_range'> {
  if (!isInRange(rule, distanceMetres)) return failure('out_of_range');
  const startedKilometres = Math.ceil(Math.max(0, distanceMetres - rule.baseDistanceMetres) / 1_000);
  return success(addFen(rule.baseFee, fen(startedKilometres * rule.feePerKilometre)));
}

/** NaN counts as outside. */
export const isInRange = (rule: DeliveryRule, distanceMetres: number): boolean =>
  distanceMetres >= 0 && distanceMetres <= rule.radiusMetres;
