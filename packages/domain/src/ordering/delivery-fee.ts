import { addFen, type Fen, fen } from '../fen.ts';
import { failure, type Result, success } from '../result.ts';
import { type DeliveryRule, isInRange } from './delivery-range.ts';

export function deliveryFee(rule: DeliveryRule, distanceMetres: number): Result<Fen, 'out_of_range'> {
  if (!isInRange(rule, distanceMetres)) return failure('out_of_range');
  const startedKilometres = Math.ceil(Math.max(0, distanceMetres - rule.baseDistanceMetres) / 1_000);
  return success(addFen(rule.baseFee, fen(startedKilometres * rule.feePerKilometre)));
}
