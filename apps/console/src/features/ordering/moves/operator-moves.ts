import { t } from '@lingui/core/macro';
import type { Moves } from '../../../staff-order/moves/moves.ts';

export type OperatorEvent = 'give_up' | 'hand_back';

/** What the platform can do with a delivery that does not go on by itself (rules ordering-21, courier-2). */
export const operatorMoves: Moves<OperatorEvent> = {
  hand_back: { label: () => t`收回配送`, weight: 'side' },
  give_up: { label: () => t`终止配送`, weight: 'grave' },
};
