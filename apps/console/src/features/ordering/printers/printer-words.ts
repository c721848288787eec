import { t } from '@lingui/core/macro';
import type { Printer } from '../../../staff-order/printing/printers.ts';

const faultWords: Readonly<Record<NonNullable<Printer['fault']>, () => string>> = {
  no_paper: () => t`缺纸，请换纸`,
  cover_open: () => t`上盖没有关好`,
  not_ready: () => t`打印机报告故障`,
  no_answer: () => t`连不上打印机，请检查电源和网线`,
};

/** The problem of a printer. Null if it works or if its program was never started. */
export function printerProblemText({ fault, isAway }: Printer): string | null {
  if (isAway) return t`打印程序断线，请检查那台电脑`;
  return fault === null ? null : faultWords[fault]();
}
