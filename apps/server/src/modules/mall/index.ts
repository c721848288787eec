import type { Module, Platform } from '../../platform/module.ts';
import { mallHandlers } from './mall.routes.ts';
import { mallData } from './member-privacy.store.ts';
import { mallTimerJobs } from './ordering/mall-timers.job.ts';
import './mall.events.ts';

export { restockPieces } from './ordering/fulfilment/end-mall-order.ts';
export {
  addRefundedMallPieces,
  lockMallOrder,
  type MallOrderRow,
  mallLinesToRefund,
} from './ordering/mall-order.store.ts';
export { confirmTimer } from './ordering/mall-timers.ts';
export { mallOrderInList } from './ordering/reading/read-mall-orders.store.ts';
export { refundableLines, refundObstacle } from './ordering/reading/show-mall-order.ts';
export { publishPointsChanged, transitionMallOrder, workflowPositionOf } from './ordering/transition-mall-order.ts';

export const mallModule = (platform: Platform): Module => ({
  handlers: mallHandlers(platform),
  jobs: mallTimerJobs(platform),
  personal: mallData,
});
