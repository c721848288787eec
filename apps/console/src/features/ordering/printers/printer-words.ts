import type { Tone } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { Printer } from '../../../staff-order/printing/printers.ts';

const faultWords: Readonly<Record<NonNullable<Printer['fault']>, () => string>> = {
  no_paper: () => t`缺纸，请换纸`,
  cover_open: () => t`上盖没有关好`,
  not_ready: () => t`打印机报告故障`,
  no_answer: () => t`连不上打印机，请检查电源和网线`,
};

/** The problem of a printer. Null if it works, is switched off, or if its printer program was never started. */
export function printerProblemText({ fault, isAway, isOn }: Printer): string | null {
  if (!isOn) return null;
  if (isAway) return t`打印程序断线，请检查那台电脑`;
  return fault === null ? null : faultWords[fault]();
}

const faultNames: Readonly<Record<NonNullable<Printer['fault']>, () => string>> = {
  no_paper: () => t`缺纸`,
  cover_open: () => t`上盖打开`,
  not_ready: () => t`故障`,
  no_answer: () => t`没有响应`,
};

/** A short label for the state of a printer. */
export function printerStateText({ fault, isAway, isOn, seenAt, waiting }: Printer): {
  readonly text: string;
  readonly tone: Tone;
} {
  if (!isOn) return { text: t`已关闭`, tone: 'neutral' };
  if (seenAt === null) return { text: t`未启动`, tone: 'neutral' };
  if (isAway) return { text: t`离线`, tone: 'bad' };
  if (fault !== null) return { text: faultNames[fault](), tone: 'bad' };
  return waiting > 0 ? { text: t`待打印`, tone: 'warn' } : { text: t`就绪`, tone: 'good' };
}

/** The time since which the printer has its problem. Null if there is no problem. */
export const problemSince = ({ isAway, seenAt, faultSince }: Printer): string | null => (isAway ? seenAt : faultSince);

/** The paper width, the documents and the number of copies of a printer, as one line of text. */
export function printerPrintsText({ paper, kitchenCopies, receiptCopies }: Printer): string {
  const documents = [
    ...(kitchenCopies > 0 ? [t`厨房小票 ×${kitchenCopies}`] : []),
    ...(receiptCopies > 0 ? [t`顾客小票 ×${receiptCopies}`] : []),
  ];
  return [t`${paper} 毫米`, ...(documents.length > 0 ? documents : [t`不打印小票`])].join(' · ');
}
