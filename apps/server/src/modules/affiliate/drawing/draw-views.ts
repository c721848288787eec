import type { Draw } from '@chifan/contract/affiliate';
import type { Language } from '@chifan/domain';
import { localText } from '../../catalogue/index.ts';
import type { DrawRow } from './draw.store.ts';

export const drawView = (draw: DrawRow, language: Language): Draw => ({
  orderId: draw.orderId,
  orderNumber: draw.orderNumber,
  shopName: localText(draw.shopName, language),
  state: stateOf(draw),
  outcomes: draw.outcomes,
  until: draw.until.toISOString(),
  drawnAt: draw.drawnAt?.toISOString() ?? null,
});

/** What was drawn stays so, whatever becomes of the order. */
const stateOf = ({ drawnAt, isOver }: DrawRow): Draw['state'] =>
  drawnAt !== null ? 'drawn' : isOver ? 'over' : 'waiting';
