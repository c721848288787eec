import type { Language } from '@chifan/domain';

/** Formats a fraction as a percentage such as "2%" or "0.1%", in the guest’s language with Western digits. */
export const formatShare = (share: number, language: Language): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 4 }).format(share);
