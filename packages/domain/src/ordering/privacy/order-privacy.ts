import { type OrderState, orderStates } from '../order-states.ts';

/** `passing_courier`: a courier who has not taken the job, or no longer has it. */
export const orderReaders = ['guest', 'merchant', 'courier', 'passing_courier', 'platform'] as const;
export type OrderReader = (typeof orderReaders)[number];

export const privateFields = [
  'guestName',
  'guestContact',
  'address',
  'door',
  'courierPhone',
  'courierPosition',
  'handOverPhoto',
  'evidence',
] as const;
export type PrivateField = (typeof privateFields)[number];

/** `masked`: recognisable to people who know the value, useless to others. */
export type Visibility = 'shown' | 'masked' | 'hidden';

/** Rule courier-4: an older position of the courier is outdated. */
export const courierPositionMinutes = 3;

/** For forgotten things and wrong meals. */
export const contactHoursAfterHandOver = 2;

/** While a dish may be discussed, cooked, called out or delivered. */
export const activeWorkStates = [
  'pending',
  'delivering',
  'to_be_picked_up',
  'to_be_delivered',
] as const satisfies OrderState[];
/** From the moment a courier may take it until the hand-over. */
const toBring = ['delivering', 'to_be_picked_up', 'to_be_delivered'] as const satisfies OrderState[];
const handedOver = ['delivered', 'completed'] as const satisfies OrderState[];

type Rule = {
  readonly shown: readonly OrderState[];
  /** Shown only for `contactHoursAfterHandOver`. */
  readonly briefly?: readonly OrderState[];
  readonly otherwise: 'masked' | 'hidden';
};

const always: Rule = { shown: orderStates, otherwise: 'hidden' };
const never: Rule = { shown: [], otherwise: 'hidden' };
/** `after_sale_processing` here: a refund requested after the hand-over. */
const whileTheShops: Rule = {
  shown: [...activeWorkStates, 'after_sale_processing'],
  briefly: handedOver,
  otherwise: 'masked',
};
const whileTheCouriers: Rule = { shown: toBring, otherwise: 'hidden' };

/**
 * The readers of private data of an order, by state. A merchant sees the guest's contact while the shop works on the
 * order, shortly after, and during a refund. A courier sees it while they have the job. A guest sees the courier's
 * while the food is on its way. The platform settles disputes and sees everything.
 */
const orderPrivacy = {
  guest: {
    guestName: always,
    guestContact: always,
    address: always,
    door: always,
    courierPhone: { shown: ['to_be_delivered'], otherwise: 'hidden' },
    courierPosition: { shown: ['to_be_delivered'], otherwise: 'hidden' },
    handOverPhoto: always,
    evidence: always,
  },
  merchant: {
    guestName: always,
    guestContact: whileTheShops,
    address: { ...whileTheShops, otherwise: 'hidden' },
    door: { ...whileTheShops, otherwise: 'hidden' },
    courierPhone: whileTheCouriers,
    courierPosition: never,
    handOverPhoto: always,
    evidence: always,
  },
  courier: {
    guestName: whileTheCouriers,
    guestContact: whileTheCouriers,
    address: { ...whileTheCouriers, otherwise: 'masked' },
    door: whileTheCouriers,
    courierPhone: always,
    courierPosition: whileTheCouriers,
    handOverPhoto: always,
    evidence: never,
  },
  passing_courier: {
    guestName: never,
    guestContact: never,
    address: { shown: [], otherwise: 'masked' },
    door: never,
    courierPhone: never,
    courierPosition: never,
    handOverPhoto: never,
    evidence: never,
  },
  platform: {
    guestName: always,
    guestContact: always,
    address: always,
    door: always,
    courierPhone: always,
    courierPosition: never,
    handOverPhoto: always,
    evidence: always,
  },
} as const satisfies Record<OrderReader, Record<PrivateField, Rule>>;

export type PrivacyFacts = {
  readonly state: OrderState;
  /** During a refund: the state before it. */
  readonly stateBeforeAfterSale: OrderState | null;
  /** Null: not yet, or unknown. */
  readonly hoursSinceHandOver: number | null;
};

export function visibilityOf(reader: OrderReader, field: PrivateField, facts: PrivacyFacts): Visibility {
  const rule: Rule = orderPrivacy[reader][field];
  const state = privacyState(facts);
  if (rule.shown.includes(state)) return 'shown';
  const { hoursSinceHandOver } = facts;
  const isJustOver = hoursSinceHandOver !== null && hoursSinceHandOver <= contactHoursAfterHandOver;
  return isJustOver && rule.briefly?.includes(state) ? 'shown' : rule.otherwise;
}

/** The same rule as a list of states. Searches use it, because hidden data must not be found either. */
export function visibleStates(
  reader: OrderReader,
  field: PrivateField,
): { readonly shown: readonly OrderState[]; readonly briefly: readonly OrderState[] } {
  const { shown, briefly = [] }: Rule = orderPrivacy[reader][field];
  return { shown, briefly };
}

/** A refund request does not interrupt cooking and delivery. */
function privacyState({ state, stateBeforeAfterSale: before }: PrivacyFacts): OrderState {
  return state === 'after_sale_processing' ? (activeWorkStates.find((each) => each === before) ?? state) : state;
}

const mobile = /^1\d{10}$/;

/** 138****1234 for mobile numbers. Otherwise the first two characters. */
export const maskContact = (contact: string): string =>
  mobile.test(contact) ? `${contact.slice(0, 3)}****${contact.slice(-4)}` : `${[...contact].slice(0, 2).join('')}****`;

const streetEnds = /(?:大道|胡同|[路巷弄]|街(?!道))/u;
const districtEnds = /[区县市镇乡]/u;

/** District and street of a Chinese address, without number or building: 福州路200号 becomes 福州路. */
export function streetOf(addressZh: string): string {
  const [beforeNumbers = ''] = addressZh.split(/[\d０-９一二三四五六七八九十](?=[号弄幢栋座室楼层])|[\d０-９]/u);
  for (const ends of [streetEnds, districtEnds]) {
    const found = ends.exec(beforeNumbers);
    if (found) return beforeNumbers.slice(0, found.index + found[0].length).trim();
  }
  return '';
}

/**
 * Taking jobs alone would reveal where guests live. Maximum of jobs that a courier may give back or lose within the
 * hours below before taking another.
 */
export const maxReturnedDeliveryJobs = 8;
export const returnedDeliveryJobsHours = 12;
