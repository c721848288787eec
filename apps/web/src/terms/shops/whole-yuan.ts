import type { Language } from '@chifan/domain';
import { type Fen } from '@chifan/domain';
import { formatFen } from '@chifan/ui';

/** "¥46": a price that is only about right has no fen. `amount` in fen. */
export const wholeYuan = (amount: number, language: Language): string =>
  formatFen((Math.round(amount / 100) * 100) as Fen, language).replace(/[.,٫]00$/, '');
