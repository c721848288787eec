import { addFen, type Fen, fen } from '../fen.ts';
import { failure, type Result, success } from '../result.ts';

/** How far a shop delivers and what it asks for it (rule address-10). */
export type DeliveryRule = {
  readonly radiusMetres: number;
  readonly baseFee: Fen;
  /** Up to here the base fee is all. */
  readonly baseDistanceMetres: number;
  /** For each further kilometre that was begun. */
  readonly feePerKilometre: Fen;
};

/** The delivery fee, or `out_of_range`: nothing is delivered outside the radius. */
export function deliveryFee(rule: DeliveryRule, distanceMetres: number): Result<Fen, 'out_of_range'> {
  if (!isInRange(rule, distanceMetres)) return failure('out_of_range');
  const startedKilometres = Math.ceil(Math.max(0, distanceMetres - rule.baseDistanceMetres) / 1_000);
  return success(addFen(rule.baseFee, fen(startedKilometres * rule.feePerKilometre)));
}

/** Written so that a distance which is not a number is outside. */
export const isInRange = (rule: DeliveryRule, distanceMetres: number): boolean =>
  distanceMetres >= 0 && distanceMetres <= rule.radiusMetres;
