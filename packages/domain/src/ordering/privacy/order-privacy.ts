import { type OrderState, orderStates } from '../order-states.ts';

/**
 * Roles that read private data of an order. `passing_courier`: a courier who has not taken the delivery job, or no
 * longer has it.
 */
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

/** `masked`: a person who knows the value recognises it, other people cannot use it. */
export type Visibility = 'shown' | 'masked' | 'hidden';

/** Rule courier-4: minutes after which a courier's last position is outdated and not shown. */
export const courierPositionMinutes = 3;

/**
 * Hours after the hand-over in which guest and restaurant can still contact each other, for example about forgotten
 * things.
 */
export const contactHoursAfterHandOver = 2;

/** States in which the shop works on the order. */
export const activeWorkStates = [
  'pending',
  'delivering',
  'to_be_picked_up',
  'to_be_delivered',
] as const satisfies OrderState[];
/** States from the moment a courier may take the delivery job until the hand-over. */
const toBring = ['delivering', 'to_be_picked_up', 'to_be_delivered'] as const satisfies OrderState[];
const handedOver = ['delivered', 'completed'] as const satisfies OrderState[];

type Rule = {
  readonly shown: readonly OrderState[];
  /** States in which the field is shown only for `contactHoursAfterHandOver`. */
  readonly briefly?: readonly OrderState[];
  readonly otherwise: 'masked' | 'hidden';
};

const always: Rule = { shown: orderStates, otherwise: 'hidden' };
const never: Rule = { shown: [], otherwise: 'hidden' };
/**
 * Visible while the shop works on the order. `after_sale_processing` is included for refunds that were requested after
 * the hand-over.
 */
const whileTheShops: Rule = {
  shown: [...activeWorkStates, 'after_sale_processing'],
  briefly: handedOver,
  otherwise: 'masked',
};
const whileTheCouriers: Rule = { shown: toBring, otherwise: 'hidden' };

/**
 * Readers of each private field of an order, by state. A merchant sees the guest's contact while the shop
 * works on the order, shortly after, and during a refund. A courier sees it while they have the job. A guest sees the
 * courier's phone number while the food is on its way. The platform sees every field except the courier's position, to
 * settle disputes.
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
  /** The state before the refund request. Null if no refund is open. */
  readonly stateBeforeAfterSale: OrderState | null;
  /** Null if the order is not handed over yet, or the time is unknown. */
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

/**
 * The states in which the reader sees the field. Searches use the list of states, so that they find no data that is
 * hidden from the reader.
 */
export function visibleStates(
  reader: OrderReader,
  field: PrivateField,
): { readonly shown: readonly OrderState[]; readonly briefly: readonly OrderState[] } {
  const { shown, briefly = [] }: Rule = orderPrivacy[reader][field];
  return { shown, briefly };
}

/**
 * The state that decides about privacy. A refund request does not interrupt cooking and delivery, so the state before
 * the refund request counts while the shop or the courier still works on the order.
 */
function privacyState({ state, stateBeforeAfterSale: before }: PrivacyFacts): OrderState {
  return state === 'after_sale_processing' ? (activeWorkStates.find((each) => each === before) ?? state) : state;
}

const mobile = /^1\d{10}$/;

/**
 * Masks a contact: 138****1234 for Chinese mobile numbers, and the first two characters with **** for other contacts.
 */
export const maskContact = (contact: string): string =>
  mobile.test(contact) ? `${contact.slice(0, 3)}****${contact.slice(-4)}` : `${[...contact].slice(0, 2).join('')}****`;

const streetEnds = /(?:大道|胡同|[路巷弄]|街(?!道))/u;
const districtEnds = /[区县市镇乡]/u;

/** District and street of a Chinese address, without house number and building: 福州路200号 becomes 福州路. */
export function streetOf(addressZh: string): string {
  const [beforeNumbers = ''] = addressZh.split(/[\d０-９一二三四五六七八九十](?=[号弄幢栋座室楼层])|[\d０-９]/u);
  for (const ends of [streetEnds, districtEnds]) {
    const found = ends.exec(beforeNumbers);
    if (found) return beforeNumbers.slice(0, found.index + found[0].length).trim();
  }
  return '';
}

/**
 * Maximum number of delivery jobs that a courier may return or lose within `returnedDeliveryJobsHours` and still take
 * another job. The limit exists because a taken job reveals the guest's address.
 */
export const maxReturnedDeliveryJobs = 8;
export const returnedDeliveryJobsHours = 12;
