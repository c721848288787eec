import type { CallName } from '@chifan/contract';
import { campaignDraft } from '../campaigns.ts';
import type { Objects } from './objects.ts';
import type { Rule } from './rule.ts';

const everybody = { of: 'everybody' } as const;
const caller = { of: 'caller' } as const;
const platform = { of: 'platform' } as const;

const shop = ({ shopId }: Objects) => ({ shopId });
const onShop = { of: 'owner', named: { shop } } as const;
const onOrder = { of: 'owner', named: { order: ({ waitingId }: Objects) => ({ orderId: waitingId }) } } as const;
const onImport = {
  of: 'owner',
  named: {
    shop: ({ shopId }: Objects, { importId }: Objects) => ({ shopId, importId }),
    import: ({ importId }: Objects, { shopId }: Objects) => ({ shopId, importId }),
  },
} as const;
const onJob = { of: 'owner', named: { job: ({ jobId }: Objects) => ({ orderId: jobId }) } } as const;
const onRefund = { of: 'owner', named: { refund: ({ refundId }: Objects) => ({ refundId }) } } as const;

const onColleague = {
  of: 'owner',
  named: { colleague: ({ colleagueId }: Objects) => ({ staffId: colleagueId }) },
  by: 'merchant',
} as const;

const settings = { isOn: true, paper: 80, kitchenCopies: 1, receiptCopies: 1 } as const;

/** The required fields of the dish form. The kitchen reads Chinese, so a Chinese name is required. */
const named = { 'zh-CN': '面' };
const large = { key: 'large', name: named, price: 0, marks: null, isSoldOut: false };
/** The saved dish contains the option that the orders of this test choose. */
const draft = {
  name: named,
  options: [{ key: 'size', name: named, min: 1, max: 1, choices: [large] }],
  contents: [],
  photos: [],
};

export const staffRules = {
  staffLogin: everybody,
  staffMe: caller,
  setPasswordByLink: everybody,
  sendStaffCode: everybody,
  resetStaffPassword: everybody,
  sendStaffEmailCode: caller,
  changeStaffPassword: caller,
  secondFactor: caller,
  beginSecondFactor: caller,
  confirmSecondFactor: caller,
  renewRecoveryCodes: caller,
  removeSecondFactor: caller,
  renewSignIn: caller,
  setStaffEmail: caller,
  setStaffLanguage: caller,
  unansweredOrders: caller,
  listStaffSessions: caller,
  revokeStaffSession: {
    of: 'owner',
    named: { session: ({ merchantSessionId }) => ({ id: merchantSessionId }) },
    by: 'merchant',
    endsIt: true,
  },
  merchantOrders: {
    of: 'owner',
    named: { open: ({ shopId }) => ({ shopId, view: 'open' }) },
  },
  listColleagues: caller,
  inviteColleague: {
    of: 'owner',
    // The input has no phone number, because the test's guests have the default number and would count as the shop's
    // staff.
    named: { shop: ({ shopId }) => ({ role: 'merchant', roles: ['kitchen'], phone: '', shopIds: [shopId] }) },
    by: 'merchant',
  },
  changeColleague: {
    of: 'owner',
    named: {
      colleague: ({ colleagueId }, { shopId }) => ({ staffId: colleagueId, roles: ['kitchen'], shopIds: [shopId] }),
      shop: ({ shopId }, { colleagueId }) => ({ staffId: colleagueId, roles: ['kitchen'], shopIds: [shopId] }),
    },
    by: 'merchant',
  },
  suspendColleague: onColleague,
  resumeColleague: onColleague,
  resetColleague: onColleague,
  resetSecondFactor: onColleague,
  endColleagueSessions: onColleague,
  removeColleague: { ...onColleague, endsIt: true },
  searchOrders: { ...onShop, by: 'merchant' },
  shopInsight: { of: 'owner', named: { shop: ({ shopId }) => ({ shopId, days: 7 }) }, by: 'merchant' },
  dayClosing: { ...onShop, by: 'merchant' },
  searchMisses: { of: 'owner', named: { shop: ({ shopId }) => ({ shopId, days: 7 }) }, by: 'merchant' },
  exportOrders: { ...onShop, by: 'merchant' },
  shopStage: { ...onShop, by: 'merchant' },
  goLive: { ...onShop, by: 'merchant' },
  acceptOrder: onOrder,
  refuseOrder: { ...onOrder, endsIt: true },
  runOut: onOrder,
  delayOrder: onOrder,
  markReady: onOrder,
  redeemCode: onShop,
  earnings: onShop,
  merchantShop: onShop,
  saveShopProfile: {
    of: 'owner',
    named: {
      shop: ({ shopId }) => ({ shopId, name: named, photos: [], version: 1 }),
      // The owner has already saved the shop profile once, so its version is 2.
      picture: ({ shopPicture }, { shopId }) => ({ shopId, name: named, photos: [shopPicture], version: 2 }),
    },
  },
  saveShopHours: onShop,
  saveDeliveryTerms: { of: 'owner', named: { shop: ({ shopId }) => ({ shopId, fullReductions: [] }) } },
  merchantMenu: onShop,
  deleteCategory: {
    of: 'owner',
    named: {
      shop: ({ shopId }, { categoryId }) => ({ shopId, categoryId }),
      category: ({ categoryId }, { shopId }) => ({ shopId, categoryId }),
    },
  },
  arrangeMenu: {
    of: 'owner',
    named: {
      shop,
      category: ({ categoryId }, { shopId, dishId, teaId }) => ({
        shopId,
        categories: [{ id: categoryId, dishIds: [dishId, teaId] }],
      }),
    },
  },
  saveCategory: {
    of: 'owner',
    named: {
      shop: ({ shopId }) => ({ shopId, name: named }),
      category: ({ categoryId }, { shopId }) => ({ shopId, categoryId, name: named }),
    },
  },
  saveDish: {
    of: 'owner',
    named: {
      shop: ({ shopId }, { categoryId }) => ({ ...draft, shopId, categoryId }),
      dish: ({ dishId }, { shopId, categoryId }) => ({ ...draft, shopId, dishId, categoryId, version: 1 }),
      category: ({ categoryId }, { shopId }) => ({ ...draft, shopId, categoryId }),
      picture: ({ dishPicture }, { shopId, categoryId }) => ({ ...draft, shopId, categoryId, photos: [dishPicture] }),
    },
  },
  deleteDish: {
    of: 'owner',
    named: {
      shop: ({ shopId }, { dishId }) => ({ shopId, dishId }),
      dish: ({ teaId }, { shopId }) => ({ shopId, dishId: teaId }),
    },
    endsIt: true,
  },
  menuSheet: { of: 'owner', named: { shop: ({ shopId }) => ({ shopId, what: 'template', kind: 'csv' }) } },
  previewMenuImport: onShop,
  showMenuImport: onImport,
  applyMenuImport: onImport,
  undoMenuImport: onImport,
  menuImports: onShop,
  draftDish: onShop,
  previewDish: onShop,
  setDishAvailability: { of: 'owner', named: { dish: ({ dishId }) => ({ dishId }) } },
  setTakingOrders: onShop,
  setRush: onShop,
  merchantCampaigns: onShop,
  saveMerchantCampaign: {
    of: 'owner',
    named: {
      shop: ({ shopId }) => ({ shopId, draft: campaignDraft }),
      campaign: ({ campaignId }, { shopId }) => ({ shopId, campaignId, draft: campaignDraft }),
    },
  },
  endMerchantCampaign: {
    of: 'owner',
    named: {
      shop: ({ shopId }, { campaignId }) => ({ shopId, campaignId }),
      campaign: ({ campaignId }, { shopId }) => ({ shopId, campaignId }),
    },
  },
  merchantRefunds: { of: 'owner', named: { shop: ({ shopId }) => ({ shopId, view: 'past' }) } },
  merchantReviews: { of: 'owner', named: { shop: ({ shopId }) => ({ shopId, view: 'all' }) } },
  replyToReview: { of: 'owner', named: { review: ({ reviewId }) => ({ reviewId, phrases: ['thank_you'] }) } },
  useReviewPhoto: {
    of: 'owner',
    named: { review: ({ reviewId, reviewPicture }) => ({ reviewId, photo: reviewPicture, dishId: null }) },
    by: 'merchant',
  },
  declareSoldOut: onOrder,
  grantRefund: onRefund,
  refuseRefund: onRefund,
  objectToCredit: onRefund,
  courierJobs: caller,
  courierEarnings: caller,
  // Every courier on duty may see free delivery jobs. If another courier took the job first, the response states only
  // that.
  reportPosition: caller,
  takeJob: everybody,
  declineOffer: caller,
  giveJobBack: { of: 'owner', named: { job: ({ takenId }) => ({ orderId: takenId }) } },
  collectOrder: onJob,
  doorStep: onJob,
  handBack: { ...onJob, endsIt: true },
  handOver: {
    of: 'owner',
    named: {
      job: ({ jobId }) => ({ orderId: jobId }),
      photo: ({ handOverPicture }, { jobId }) => ({
        orderId: jobId,
        'handOver.code': undefined,
        code: undefined,
        photo: handOverPicture,
      }),
    },
  },
  setDuty: caller,
  startBreak: caller,
  endBreak: caller,
  lookUp: platform,
  orderNotices: platform,
  listMembers: platform,
  showStaffMember: platform,
  blockMember: platform,
  unblockMember: platform,
  paymentAlerts: platform,
  paymentDisputes: platform,
  failedTransfers: platform,
  failedTransferCount: platform,
  retryTransfer: platform,
  paymentStatements: platform,
  moneyTrail: platform,
  endGatewayRefund: platform,
  ledgerCheck: platform,
  setCurrencyRates: platform,
  platformOrders: platform,
  findShops: platform,
  abandonDelivery: platform,
  platformHandBack: platform,
  dispatchBoard: platform,
  assignCourier: platform,
  freeJob: platform,
  workMallCategories: platform,
  saveMallCategories: platform,
  workMallProducts: platform,
  workMallProduct: platform,
  addMallProduct: platform,
  saveMallProduct: platform,
  changeMallStock: platform,
  staffMallOrders: platform,
  shipMallOrder: platform,
  correctShipment: platform,
  addShipmentStep: platform,
  refuseMallOrder: platform,
  staffMallRefunds: platform,
  decideMallRefund: platform,
  platformCampaigns: platform,
  savePlatformCampaign: platform,
  endPlatformCampaign: platform,
  grantCoupons: platform,
  setTopUpTiers: platform,
  platformReviews: platform,
  platformDishNames: platform,
  checkDishNames: platform,
  moderateReview: platform,
  platformRefunds: platform,
  previewOperatorRefund: platform,
  refundByOperator: platform,
  orderCompensations: platform,
  compensateGuest: platform,
  decideRefund: platform,
  decideObjection: platform,
  retryGatewayRefund: platform,
  setDrawTable: platform,
  drawFigures: platform,
  platformWithdrawals: platform,
  waitingWithdrawals: platform,
  workHelpRequests: platform,
  waitingHelpRequests: platform,
  helpReplyTexts: platform,
  answerHelp: platform,
  closeHelp: platform,
  approveWithdrawal: platform,
  refuseWithdrawal: platform,
  settleWithdrawal: platform,
  adminBrands: platform,
  saveBrand: platform,
  adminSetMeals: platform,
  adminSetMeal: platform,
  saveSetMeal: platform,
  uploadSetMealCodes: platform,
  voidSetMealCodes: platform,
  setMealCodes: platform,
  listPrinters: caller,
  addPrinter: onShop,
  withdrawPrinter: { of: 'owner', named: { printer: ({ printerId }) => ({ printerId }) }, endsIt: true },
  platformPrinters: platform,
  withdrawPrinterByPlatform: platform,
  printTicket: onOrder,
  changePrinter: { of: 'owner', named: { printer: ({ printerId }) => ({ printerId, ...settings }) } },
  testPrinter: { of: 'owner', named: { printer: ({ printerId }) => ({ printerId }) } },
  claimPrintJob: caller,
  // The claim id of a job cannot be guessed. The server treats the claim id of another printer as unknown.
  settlePrintJob: caller,
  reportPrinter: caller,
} as const satisfies Partial<Record<CallName, Rule>>;
