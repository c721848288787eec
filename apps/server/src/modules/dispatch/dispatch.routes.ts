import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { assignCourier } from './assignment/assign-courier.ts';
import { freeJob } from './assignment/release-job.ts';
import { showBoard } from './board/show-board.ts';
import { declineOffer } from './offering/decline-offer.ts';

export const dispatchHandlers = (platform: Platform) =>
  ({
    dispatchBoard: (_input, context) => showBoard(platform.database.read, context),
    assignCourier: (input, context) => assignCourier(platform, input, context),
    declineOffer: (input, context) => declineOffer(platform, input, context),
    freeJob: (input, context) => freeJob(platform, input, context),
  }) satisfies Partial<Handlers>;
