import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { freeJob } from '../courier/index.ts';
import { assignCourier } from './assign-courier.ts';
import { showBoard } from './show-board.ts';

export const dispatchHandlers = (platform: Platform) =>
  ({
    dispatchBoard: (_input, context) => showBoard(platform.database.read, context),
    assignCourier: (input, context) => assignCourier(platform, input, context),
    freeJob: (input, context) => freeJob(platform, input, context),
  }) satisfies Partial<Handlers>;
