import type { CallName } from '@chifan/contract';
import type { Rule } from './rule.ts';

const everybody = { of: 'everybody' } as const;
const caller = { of: 'caller' } as const;

/** Of visitors and members. Values are named as `baseInput` knows them: by field, or by call and path. */
export const guestRules = {
  checkLoginToken: everybody,
  weChatLogin: everybody,
  startWeChat: everybody,
  bindWeChat: everybody,
  unbindWeChat: caller,
  bindEmail: caller,
  getLoginMemberInfo: { of: 'caller', shows: 'email' },
  updateIsRemindNewPeople: caller,
  sendCode: everybody,
  register: everybody,
  login: everybody,
  resetPassword: everybody,
  logout: caller,
  listSessions: caller,
  revokeSession: { of: 'owner', named: { session: ({ sessionId }) => ({ id: sessionId }) }, endsIt: true },
  setLanguage: caller,
  showDietProfile: caller,
  saveDietProfile: caller,
  resetPaymentPassword: caller,
  setPaymentPassword: caller,
  listAddresses: { of: 'caller', shows: 'door' },
  insertAddress: caller,
  updateAddress: { of: 'owner', named: { address: ({ addressId }) => ({ id: addressId }) } },
  deleteAddress: { of: 'owner', named: { address: ({ addressId }) => ({ id: addressId }) }, endsIt: true },
  setDefaultAddress: { of: 'owner', named: { address: ({ addressId }) => ({ id: addressId }) } },
  nearbyShops: everybody,
  shopsOnMap: everybody,
  home: everybody,
  brandBranches: everybody,
  listFavourites: caller,
  favouriteIds: caller,
  setFavourite: everybody,
  shopDetails: everybody,
  shopMenu: everybody,
  dishDetails: everybody,
  quoteOrder: {
    of: 'owner',
    named: {
      address: ({ addressId }, mine) => ({ ...atShop(mine), type: 'delivery', dining: undefined, addressId }),
      coupon: ({ couponId }, mine) => ({ ...atShop(mine), shopCouponId: couponId }),
    },
  },
  placeOrder: {
    of: 'owner',
    named: {
      // For the very request that it was signed for.
      'quote token': ({ quoteToken }, _, shop) => ({ ...placing(shop), quoteToken }),
      address: ({ addressId, quoteToken }, mine) => ({
        ...placing(mine),
        type: 'delivery',
        dining: undefined,
        helper: 'can_communicate',
        addressId,
        quoteToken,
      }),
      coupon: ({ couponId, quoteToken }, mine) => ({ ...placing(mine), quoteToken, shopCouponId: couponId }),
    },
  },
  listOrders: {
    of: 'owner',
    named: { number: ({ orderNumber }) => ({ search: orderNumber }) },
  },
  orderDetail: { of: 'owner', named: { order: ({ jobId }) => ({ orderId: jobId }) } },
  cancelOrder: {
    of: 'owner',
    named: {
      unpaid: ({ unpaidId }) => ({ orderId: unpaidId, reason: 8 }),
      paid: ({ waitingId }) => ({ orderId: waitingId, reason: 8 }),
    },
    endsIt: true,
  },
  replaceOrderAddress: {
    of: 'owner',
    named: {
      order: ({ jobId }, { addressId }) => ({ orderId: jobId, addressId }),
      address: ({ addressId }, { deliveryId }) => ({ orderId: deliveryId, addressId }),
    },
  },
  confirmOrder: { of: 'owner', named: { order: ({ jobId }) => ({ orderId: jobId }) } },
  listSetMeals: everybody,
  setMealDetail: everybody,
  quoteSetMeal: everybody,
  placeSetMeal: everybody,
  chooseRestaurant: {
    of: 'owner',
    named: { order: ({ boughtId }, { branchId }) => ({ orderId: boughtId, shopId: branchId }) },
    endsIt: true,
  },
  releaseRestaurant: { of: 'owner', named: { order: ({ chosenId }) => ({ orderId: chosenId }) }, endsIt: true },
  payableMethods: everybody,
  startPayment: {
    of: 'owner',
    named: {
      order: ({ unpaidId }) => ({ orderId: unpaidId, method: 'balance', paymentPassword: '246810' }),
      purchase: ({ purchaseId }) => ({ orderId: undefined, purchaseId, method: 'stripe' }),
    },
  },
  paymentStatus: { of: 'owner', named: { order: ({ unpaidId }) => ({ orderId: unpaidId }) } },
  balance: caller,
  points: caller,
  unreceived: caller,
  membership: caller,
  statement: caller,
  currencyRates: everybody,
  mallCategories: everybody,
  mallProducts: everybody,
  mallProduct: everybody,
  listCart: caller,
  putInCart: everybody,
  setCartNumber: { of: 'owner', named: { item: ({ cartItemId }) => ({ id: cartItemId, number: 2 }) } },
  removeFromCart: {
    of: 'owner',
    // What is not there is left alone: the owner, too, is answered with what stays.
    named: { item: ({ cartItemId }) => ({ ids: [cartItemId] }) },
    endsIt: true,
  },
  previewMallOrder: everybody,
  placeMallOrder: {
    of: 'owner',
    named: {
      address: ({ addressId }, { productId }) => ({ addressId, items: [{ productId, number: 1, points: 100 }] }),
    },
  },
  payMallOrder: { of: 'owner', named: { order: ({ mallUnpaidId }) => ({ orderId: mallUnpaidId }) } },
  listMallOrders: { of: 'owner', named: { number: ({ mallOrderNumber }) => ({ search: mallOrderNumber }) } },
  mallOrderDetail: { of: 'owner', named: { order: ({ mallSentId }) => ({ orderId: mallSentId }) } },
  cancelMallOrder: { of: 'owner', named: { order: ({ mallUnpaidId }) => ({ orderId: mallUnpaidId, reason: 8 }) } },
  confirmMallOrder: { of: 'owner', named: { order: ({ mallSentId }) => ({ orderId: mallSentId }) } },
  previewMallRefund: { of: 'owner', named: { order: ({ mallSentId }) => ({ orderId: mallSentId }) } },
  applyForMallRefund: {
    of: 'owner',
    named: {
      order: ({ mallSentId }) => ({ orderId: mallSentId, items: [{ position: 0, number: 1 }], reason: 13 }),
    },
  },
  mallRefundProgress: {
    of: 'owner',
    named: {
      order: ({ mallRefundOrderId }) => ({ orderId: mallRefundOrderId }),
      refund: ({ mallRefundId }) => ({ refundId: mallRefundId }),
    },
  },
  withdrawMallRefund: { of: 'owner', named: { refund: ({ mallRefundId }) => ({ refundId: mallRefundId }) } },
  search: everybody,
  suggestSearch: everybody,
  popularSearches: everybody,
  locateByIp: everybody,
  reverseGeocode: everybody,
  searchPlaces: everybody,
  geocode: everybody,
  translateCoordinates: everybody,
  regions: everybody,
  mapSettings: everybody,
  shopReviews: everybody,
  removeUpload: { of: 'owner', named: { picture: ({ evidence }) => ({ path: evidence }) }, endsIt: true },
  listCoupons: caller,
  couponOffers: everybody,
  claimCoupon: everybody,
  topUpTiers: everybody,
  startTopUp: caller,
  buyCoupon: everybody,
  listPurchases: { of: 'caller', shows: 'purchase' },
  showPurchase: { of: 'owner', named: { purchase: ({ purchaseId }) => ({ purchaseId }) } },
  cancelPurchase: { of: 'owner', named: { purchase: ({ purchaseId }) => ({ purchaseId }) } },
  refundPurchase: { of: 'owner', named: { purchase: ({ purchaseId }) => ({ purchaseId }) } },
  previewRefund: { of: 'owner', named: { order: ({ waitingId }) => ({ orderId: waitingId, items: [] }) } },
  applyForRefund: {
    of: 'owner',
    named: { order: ({ waitingId }) => ({ orderId: waitingId, items: [{ position: 0, quantity: 1 }], reason: 8 }) },
  },
  refundProgress: {
    of: 'owner',
    named: {
      order: ({ refundOrderId }) => ({ orderId: refundOrderId }),
      refund: ({ refundId }) => ({ refundId }),
    },
  },
  appealRefund: {
    of: 'owner',
    named: {
      refund: ({ refundId }) => ({ refundId }),
      photo: ({ evidence }, { refundId }) => ({ refundId, photos: [evidence] }),
    },
  },
  acceptOfferedRefund: { of: 'owner', named: { refund: ({ refundId }) => ({ refundId }) } },
  withdrawRefund: { of: 'owner', named: { refund: ({ refundId }) => ({ refundId }) } },
  invitation: caller,
  invitedFriends: caller,
  affiliateRewards: caller,
  drawTable: everybody,
  draws: { of: 'owner', named: { order: ({ doneId }) => ({ orderId: doneId }) } },
  draw: { of: 'owner', named: { order: ({ doneId }) => ({ orderId: doneId }) } },
  withdrawable: caller,
  withdraw: caller,
  withdrawals: { of: 'owner', named: { withdrawal: ({ withdrawalId }) => ({ withdrawalId }) } },
} as const satisfies Partial<Record<CallName, Rule>>;

type Menu = { readonly shopId: number; readonly dishId: number };

/** A dish to take away, of the caller's own choosing: shops are everybody's. */
const atShop = ({ shopId, dishId }: Menu) => ({
  shopId,
  type: 'pickup',
  dining: 'take_away',
  shopCouponId: null,
  deliveryCouponId: null,
  lines: [{ dishId, quantity: 1, options: { size: ['large'] } }],
});

const placing = (mine: Menu) => ({ ...atShop(mine), contactName: 'Guest', contactPhone: '13912345678' });
