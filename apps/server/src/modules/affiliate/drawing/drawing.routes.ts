import type { Handlers } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { drawForOrder } from './draw-for-order.ts';
import { setDrawTable, showDrawFigures, showDrawTable } from './draw-tables.ts';
import { listDraws } from './list-draws.ts';

export const drawingHandlers = (platform: Platform) =>
  ({
    drawTable: () => showDrawTable(platform),
    draws: (input, context) => listDraws(platform, input, context),
    draw: (input, context) => drawForOrder(platform, input, context),
    setDrawTable: (input, context) => setDrawTable(platform, input, context),
    drawFigures: (_, { now }) => showDrawFigures(platform, now),
  }) satisfies Partial<Handlers>;
