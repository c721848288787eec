import { shanghaiOffsetMs } from '@chifan/domain/catalogue';
/** Alipay's clock, whatever ours runs by: "2026-11-21 12:00:00". */
export const shanghaiTime = (instant: Date): string =>
  new Date(instant.getTime() + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** Who paid: an app of today is told an open id, an older one a user id, which answers and notices name differently. */
export function buyerOf(told: Readonly<Record<string, string | undefined>>): { readonly payer?: string } {
  const payer = told['buyer_open_id'] || told['buyer_user_id'] || told['buyer_id'];
  return payer ? { payer } : {};
}

/** Fen as yuan with two decimals, by digits alone. */
export function yuanOfFen(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new Error(`not a sum in fen: ${fen}`);
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "12.34", "12.3" and "12" in fen, by digits alone. @throws for anything else. */
export function fenOfYuan(yuan: string): number {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  if (whole === undefined) throw new Error(`not a sum in yuan: ${yuan}`);
  return Number(whole + part.padEnd(2, '0'));
}
