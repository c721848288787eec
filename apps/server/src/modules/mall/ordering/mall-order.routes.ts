import type { Answer } from '../../../platform/http/answers.ts';
import type { Handlers, MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { cancelMallOrder, confirmMallOrder } from './fulfilment/member-actions.ts';
import { addShipmentStep, correctShipment, refuseMallOrder, shipMallOrder } from './fulfilment/platform-actions.ts';
import { payMallOrder } from './paying/pay-mall-order.ts';
import { placeMallOrder } from './placing/place-mall-order.ts';
import { previewMallOrder } from './placing/preview-mall-order.ts';
import { listMallOrders } from './reading/list-mall-orders.ts';
import { showMallOrder } from './reading/show-mall-order.ts';
import { listStaffMallOrders, showStaffMallOrder } from './reading/show-work-mall-orders.ts';

export function mallOrderHandlers(platform: Platform) {
  const { read } = platform.database;
  const asMember = async ({ caller, ...reader }: MemberContext, done: Answer<{ orderId: number }>) =>
    done.ok ? showMallOrder(read, caller.id, done.value.orderId, reader) : done;
  const asStaff = async (done: Answer<{ orderId: number }>) =>
    done.ok ? showStaffMallOrder(read, done.value.orderId) : done;
  return {
    previewMallOrder: (input, context) => previewMallOrder(read, input, context),
    placeMallOrder: (input, context) => placeMallOrder(platform, input, context),
    payMallOrder: async (input, context) => asMember(context, await payMallOrder(platform, input, context)),
    listMallOrders: (input, { caller, ...reader }) => listMallOrders(read, caller.id, input, reader),
    mallOrderDetail: ({ orderId }, { caller, ...reader }) => showMallOrder(read, caller.id, orderId, reader),
    cancelMallOrder: async (input, context) => asMember(context, await cancelMallOrder(platform, input, context)),
    confirmMallOrder: async (input, context) => asMember(context, await confirmMallOrder(platform, input, context)),
    staffMallOrders: (input) => listStaffMallOrders(read, input),
    shipMallOrder: async (input, context) => asStaff(await shipMallOrder(platform, input, context)),
    correctShipment: async (input, context) => asStaff(await correctShipment(platform, input, context)),
    addShipmentStep: async (input, context) => asStaff(await addShipmentStep(platform, input, context)),
    refuseMallOrder: async (input, context) => asStaff(await refuseMallOrder(platform, input, context)),
  } satisfies Partial<Handlers>;
}
