import type { Answer } from '../../platform/http/call-result.ts';
import type { Handlers, MemberContext, StaffContext } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { listCart, putInCart, removeFromCart, setCartNumber } from './goods/change-cart.ts';
import {
  addMallProduct,
  changeMallStock,
  saveMallCategories,
  saveMallProduct,
  staffMallCategories,
} from './goods/edit-product.ts';
import {
  mallCategories,
  mallProduct,
  mallProducts,
  staffMallProduct,
  staffMallProducts,
} from './goods/show-products.ts';
import { cancelMallOrder } from './ordering/fulfilment/cancel-mall-order.ts';
import { confirmMallOrder } from './ordering/fulfilment/confirm-mall-order.ts';
import { refuseMallOrder } from './ordering/fulfilment/refuse-mall-order.ts';
import { shipMallOrder } from './ordering/fulfilment/ship-mall-order.ts';
import { addShipmentStep, correctShipment } from './ordering/fulfilment/shipment-steps.ts';
import { payMallOrder } from './ordering/paying/pay-mall-order.ts';
import { placeMallOrder, previewMallOrder } from './ordering/placing/place-mall-order.ts';
import { listMallOrders } from './ordering/reading/list-mall-orders.ts';
import { showMallOrder } from './ordering/reading/show-mall-order.ts';
import { listStaffMallOrders, showStaffMallOrder } from './ordering/reading/show-staff-mall-orders.ts';

export const mallHandlers = (platform: Platform) =>
  ({
    ...goodsHandlers(platform),
    ...mallOrderHandlers(platform),
  }) satisfies Partial<Handlers>;

const goodsHandlers = (platform: Platform) =>
  ({
    mallCategories: (_input, context) => mallCategories(platform, context),
    mallProducts: (input, context) => mallProducts(platform, input, context),
    mallProduct: (input, context) => mallProduct(platform, input, context),
    listCart: (input, context) => listCart(platform, input, context),
    putInCart: (input, context) => putInCart(platform, input, context),
    setCartNumber: (input, context) => setCartNumber(platform, input, context),
    removeFromCart: (input, context) => removeFromCart(platform, input, context),
    workMallCategories: () => staffMallCategories(platform),
    saveMallCategories: (input, context) => saveMallCategories(platform, input, context),
    workMallProducts: (input) => staffMallProducts(platform, input),
    workMallProduct: (input) => staffMallProduct(platform, input),
    addMallProduct: (input, context) => addMallProduct(platform, input, context),
    saveMallProduct: (input, context) => saveMallProduct(platform, input, context),
    changeMallStock: (input, context) => changeMallStock(platform, input, context),
  }) satisfies Partial<Handlers>;

function mallOrderHandlers(platform: Platform) {
  const { read } = platform.database;
  const asMember = async ({ caller, ...reader }: MemberContext, done: Answer<{ orderId: number }>) =>
    done.ok ? showMallOrder(read, caller.id, done.value.orderId, reader) : done;
  const asStaff = async ({ language }: StaffContext, done: Answer<{ orderId: number }>) =>
    done.ok ? showStaffMallOrder(read, done.value.orderId, language) : done;
  return {
    previewMallOrder: (input, context) => previewMallOrder(read, input, context),
    placeMallOrder: (input, context) => placeMallOrder(platform, input, context),
    payMallOrder: async (input, context) => asMember(context, await payMallOrder(platform, input, context)),
    listMallOrders: (input, { caller, ...reader }) => listMallOrders(read, caller.id, input, reader),
    mallOrderDetail: ({ orderId }, { caller, ...reader }) => showMallOrder(read, caller.id, orderId, reader),
    cancelMallOrder: async (input, context) => asMember(context, await cancelMallOrder(platform, input, context)),
    confirmMallOrder: async (input, context) => asMember(context, await confirmMallOrder(platform, input, context)),
    staffMallOrders: (input, { language }) => listStaffMallOrders(read, input, language),
    shipMallOrder: async (input, context) => asStaff(context, await shipMallOrder(platform, input, context)),
    correctShipment: async (input, context) => asStaff(context, await correctShipment(platform, input, context)),
    addShipmentStep: async (input, context) => asStaff(context, await addShipmentStep(platform, input, context)),
    refuseMallOrder: async (input, context) => asStaff(context, await refuseMallOrder(platform, input, context)),
  } satisfies Partial<Handlers>;
}
