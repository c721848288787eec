import { conflictsZh } from '../catalogue/diet/diet-words-zh.ts';
import type { Language } from '../language.ts';
import { shanghaiDate, shanghaiMinutes } from '../shanghai-time.ts';
import type {
  KitchenTicketBlock,
  KitchenTicketKind,
  KitchenTicketOrder,
  KitchenTicketTextSize,
  ReceiptTexts,
} from './ticket-order.ts';

export type TicketWords = {
  readonly kind: KitchenTicketKind;
  readonly printedAt: Date;
  /** True if the ticket was printed before, or may have been. */
  readonly isCopy: boolean;
  /** Number of this ticket if several equal tickets are printed. Absent for a single ticket. */
  readonly ofSeveral?: { readonly number: number; readonly total: number } | undefined;
  /** Texts of a receipt in the guest's language. Null or absent if the receipt is only in Chinese. */
  readonly receipt?: ReceiptTexts | null | undefined;
  /** Converts a text to characters that the printer has. Null if the printer lacks a letter. */
  readonly printable: (text: string) => string | null;
};

type Look = { readonly size?: KitchenTicketTextSize; readonly isBold?: boolean; readonly align?: 'start' | 'center' };

export const text = (
  words: string,
  { size = 'normal', isBold = false, align = 'start' }: Look = {},
): KitchenTicketBlock => ({ kind: 'text', text: words, size, isBold, align });

export const rule: KitchenTicketBlock = { kind: 'rule' };

/** The time in China: 18:05 for today, 11-22 18:05 for any other day. */
export function clockOf(instant: Date, now: Date): string {
  const minutes = Math.floor(shanghaiMinutes(instant)) % 1_440;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const day = shanghaiDate(instant);
  return day === shanghaiDate(now) ? clock : `${day.slice(5)} ${clock}`;
}

type Line = KitchenTicketOrder['lines'][number];

export function conflictsOf({ conflicts }: Line): KitchenTicketBlock[] {
  const words = conflictsZh(conflicts);
  return words === '' ? [] : [text(`！${words}（客人忌口）`, { size: 'tall', isBold: true })];
}

/**
 * Each dish of a set meal gets a separate line, because it is cooked like any other dish. Options of a dish share one
 * line.
 */
export const chosenOf = ({ chosenZh }: Line, isSetMeal: boolean): readonly string[] =>
  isSetMeal || chosenZh.length === 0 ? chosenZh.map((dish) => `· ${dish}`) : [chosenZh.join('、')];

export const goneWords = ({ nameZh, refunded }: Line): string => `（${nameZh} 已退 ${refunded} 份，不用出餐）`;

/** Chinese names of the guests' languages. */
export const languageZh: Readonly<Record<Language, string>> = {
  en: '英语',
  ja: '日语',
  ko: '韩语',
  ru: '俄语',
  ur: '乌尔都语',
  ar: '阿拉伯语',
  fr: '法语',
  de: '德语',
  'zh-CN': '中文',
};
