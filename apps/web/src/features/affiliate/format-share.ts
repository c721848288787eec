import type { Language } from '@chifan/domain';

/** A fraction as "2%" or "0.1%", in the guest's language with Western digits, as on receipts. */
export const formatShare = (share: number, language: Language): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 4 }).format(share);
