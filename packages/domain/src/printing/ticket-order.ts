import type { DietProfile } from '../catalogue/diet/diet-profile.ts';
import type { Language } from '../language.ts';
import type { MessageRole } from '../ordering/messages/order-messages.ts';
import type { NumberedOrder } from '../ordering/order-number.ts';
import type { DiningOption, OrderType } from '../ordering/order-states.ts';
import { orderWays } from '../ordering/order-ways.ts';
import type { RemarkPhrase } from '../ordering/remark-phrases.ts';
import type { TranslatedText } from '../translation/translated-text.ts';

type KitchenTicketMessage = {
  readonly from: MessageRole;
  /** Null for a predefined sentence. */
  readonly ownWords: {
    readonly text: string;
    readonly language: Language;
    readonly translated: TranslatedText | null;
    readonly isAboutDiet: boolean;
  } | null;
};

/** The part of an order that is printed, in the merchant's language. Amounts are fen, instants ISO 8601. */
export type KitchenTicketOrder = NumberedOrder & {
  readonly type: OrderType;
  readonly dining: DiningOption | null;
  readonly setMealId: number | null;
  readonly shopNameZh: string;
  readonly lines: readonly {
    readonly nameZh: string;
    readonly chosenZh: readonly string[];
    readonly quantity: number;
    /** Allergens and diet wishes of the guest with which the dish conflicts. */
    readonly conflicts: DietProfile;
    readonly refunded: number;
    readonly amount: number;
  }[];
  /** In fen. The guest pays goods − reductions + packageFee + deliveryFee. */
  readonly goods: number;
  readonly reductions: number;
  readonly packageFee: number;
  readonly deliveryFee: number;
  readonly refundedAmount: number;
  readonly remark: string | null;
  /** The Chinese translation of the guest's note. Null without a note, or if the guest wrote in Chinese. */
  readonly remarkInChinese: TranslatedText | null;
  /** Messages about the order. Absent if the server is older than this program. */
  readonly messages?: readonly KitchenTicketMessage[];
  readonly remarkPhrases: readonly RemarkPhrase[];
  readonly dietProfile: DietProfile | null;
  readonly cutlery: number | null;
  readonly tableNumber: string | null;
  readonly guestLanguage: string;
  readonly contactName: string;
  readonly contactPhone: string | null;
  readonly placedAt: string;
  readonly estimatedAt: string;
  readonly wantedAt: string | null;
};

/** A `kitchen` ticket is for cooking. A `receipt` is for packing and is attached to the bag. */
export const kitchenTicketKinds = ['kitchen', 'receipt'] as const;
export type KitchenTicketKind = (typeof kitchenTicketKinds)[number];

/** Documents that a printer of a shop prints (rule printing-17). A `test` page shows that the printer works. */
export const printDocuments = [...kitchenTicketKinds, 'test'] as const;
export type PrintDocument = (typeof printDocuments)[number];

/** Rule printing-17: maximum number of equal tickets that a printer prints of an order. */
export const maxTicketCopies = 4;

/** Keys of the words on a receipt that are translated into the guest's language: the order types and the amounts. */
export const receiptLabels = [
  ...orderWays,
  'items',
  'discounts',
  'packaging',
  'delivery_fee',
  'paid',
  'refunded',
] as const;
export type ReceiptLabel = (typeof receiptLabels)[number];

/** Texts of a receipt in the guest's language (rule printing-16). A missing name is null. */
export type ReceiptTexts = {
  readonly shopName: string | null;
  /** One entry for each line of the order, in the same sequence. */
  readonly lines: readonly { readonly name: string | null; readonly chosen: readonly (string | null)[] }[];
  readonly labels: Readonly<Record<ReceiptLabel, string>>;
  /** Chinese name of the guest's language if the printer lacks its script. The texts are then in English. */
  readonly missing: string | null;
};

/** Columns on paper of 58 and 80 mm, in ASCII characters. A Chinese character takes two columns. */
export const kitchenTicketColumns = { 58: 32, 80: 48 } as const;
export type PaperWidth = keyof typeof kitchenTicketColumns;
export const paperWidths = [58, 80] as const satisfies PaperWidth[];

export type KitchenTicketTextSize = 'normal' | 'tall' | 'large';

export type KitchenTicketBlock =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly size: KitchenTicketTextSize;
      readonly isBold: boolean;
      readonly align: 'start' | 'center';
    }
  /** A framed text, printed bold and tall, because the kitchen must read it before cooking. */
  | { readonly kind: 'box'; readonly texts: readonly string[] }
  | { readonly kind: 'row'; readonly start: string; readonly end: string; readonly isBold: boolean }
  | { readonly kind: 'rule' }
  | { readonly kind: 'qr'; readonly text: string }
  | { readonly kind: 'cut' };
