export type Objects = Readonly<Record<NumberedObject, number> & Record<NamedObject, string>>;
export type Marks = Readonly<Record<Mark, string>>;

type NumberedObject =
  | 'addressId'
  | 'shopId'
  | 'categoryId'
  | 'dishId'
  | 'teaId'
  | 'productId'
  | 'campaignId'
  | 'couponId'
  | 'unpaidId'
  | 'waitingId'
  | 'jobId'
  | 'takenId'
  | 'deliveryId'
  | 'doneId'
  | 'refundOrderId'
  | 'refundId'
  | 'reviewId'
  | 'boughtId'
  | 'chosenId'
  | 'branchId'
  | 'purchaseId'
  | 'withdrawalId'
  | 'helpRequestId'
  | 'mallUnpaidId'
  | 'mallSentId'
  | 'mallRefundOrderId'
  | 'mallRefundId'
  | 'cartItemId'
  | 'printerId'
  | 'importId'
  | 'colleagueId';

type NamedObject =
  | 'quoteToken'
  | 'orderNumber'
  | 'mallOrderNumber'
  | 'sessionId'
  | 'merchantSessionId'
  | 'avatar'
  | 'evidence'
  | 'handOverPicture'
  | 'dishPicture'
  | 'shopPicture'
  | 'reviewPicture';

export type Mark =
  | 'email'
  | 'phone'
  | 'door'
  | 'remark'
  | 'order'
  | 'mallOrder'
  | 'purchase'
  | 'withdrawal'
  | 'evidence';

/** Ids of objects that do not exist, in the format of existing ids. */
export const missing: Objects = {
  addressId: 2_000_000_001,
  colleagueId: 2_000_000_099,
  shopId: 2_000_000_002,
  categoryId: 2_000_000_003,
  dishId: 2_000_000_004,
  teaId: 2_000_000_019,
  productId: 2_000_000_020,
  campaignId: 2_000_000_005,
  couponId: 2_000_000_006,
  unpaidId: 2_000_000_007,
  waitingId: 2_000_000_008,
  jobId: 2_000_000_009,
  takenId: 2_000_000_021,
  deliveryId: 2_000_000_022,
  doneId: 2_000_000_023,
  refundOrderId: 2_000_000_010,
  refundId: 2_000_000_011,
  reviewId: 2_000_000_027,
  boughtId: 2_000_000_024,
  chosenId: 2_000_000_025,
  branchId: 2_000_000_026,
  purchaseId: 2_000_000_012,
  withdrawalId: 2_000_000_013,
  helpRequestId: 2_000_000_041,
  mallUnpaidId: 2_000_000_014,
  mallSentId: 2_000_000_015,
  mallRefundOrderId: 2_000_000_016,
  mallRefundId: 2_000_000_017,
  cartItemId: 2_000_000_018,
  printerId: 2_000_000_042,
  importId: 2_000_000_043,
  quoteToken: 'e30.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  orderNumber: '26112100000000',
  mallOrderNumber: 'M26112100000000',
  sessionId: 'f'.repeat(16),
  merchantSessionId: 'f'.repeat(16),
  avatar: `${'4'.repeat(32)}.webp`,
  evidence: `${'0'.repeat(32)}.webp`,
  handOverPicture: `${'1'.repeat(32)}.webp`,
  dishPicture: `${'2'.repeat(32)}.webp`,
  shopPicture: `${'3'.repeat(32)}.webp`,
  reviewPicture: `${'5'.repeat(32)}.webp`,
};
