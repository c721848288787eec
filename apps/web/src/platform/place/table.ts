import { maxTableNumberLength } from '@chifan/domain/ordering';
import { tabStorage } from '../storage.ts';

const stored = tabStorage('table');

/** The table whose code the guest has scanned: it goes with the cart of its shop to the order (rule ordering-51). */
export function noteTable(shopId: number, table: string | undefined): void {
  if (table) stored.write(`${shopId}:${table}`);
}

/** "" where none was scanned at this shop. */
export function tableAt(shopId: number): string {
  const [shop, ...table] = (stored.read() ?? '').split(':');
  return Number(shop) === shopId ? table.join(':').slice(0, maxTableNumberLength) : '';
}
