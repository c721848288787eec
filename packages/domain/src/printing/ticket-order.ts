import type { DietProfile } from '../catalogue/diet/diet-profile.ts';
import type { NumberedOrder } from '../ordering/order-number.ts';
import type { DiningOption, OrderType } from '../ordering/order-states.ts';
import type { RemarkPhrase } from '../ordering/remark-phrases.ts';
import type { TranslatedText } from '../translation/translated-text.ts';

/** The parts of an order that are printed, as its merchant reads them. Amounts are fen, instants ISO 8601. */
export type KitchenTicketOrder = NumberedOrder & {
  readonly type: OrderType;
  readonly dining: DiningOption | null;
  readonly setMealId: number | null;
  readonly shopNameZh: string;
  readonly lines: readonly {
    readonly nameZh: string;
    readonly chosenZh: readonly string[];
    readonly quantity: number;
    /** Contents of the dish that the guest avoids. */
    readonly conflicts: DietProfile;
    readonly refunded: number;
    readonly amount: number;
  }[];
  /** The guest pays goods − reductions + packageFee + deliveryFee. */
  readonly goods: number;
  readonly reductions: number;
  readonly packageFee: number;
  readonly deliveryFee: number;
  readonly refundedAmount: number;
  readonly remark: string | null;
  /** Null without a remark, or for a Chinese one. */
  readonly remarkInChinese: TranslatedText | null;
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

/** `kitchen`: for cooking. `receipt`: for packing, attached to the bag. */
export const kitchenTicketKinds = ['kitchen', 'receipt'] as const;
export type KitchenTicketKind = (typeof kitchenTicketKinds)[number];

/** Columns of paper of 58 and 80 mm, in ASCII characters. A Chinese character takes two. */
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
  /** Framed, bold and tall, because it must be read before cooking. */
  | { readonly kind: 'box'; readonly texts: readonly string[] }
  | { readonly kind: 'row'; readonly start: string; readonly end: string; readonly isBold: boolean }
  | { readonly kind: 'rule' }
  | { readonly kind: 'qr'; readonly text: string }
  | { readonly kind: 'cut' };
