import { maxTableNumberLength } from '@chifan/domain/ordering';
import { tabStorage } from '../storage.ts';

const stored = tabStorage('table');

/** Stores the table of the scanned code. It belongs to the cart of its shop until the order (rule ordering-51). */
export function storeTableNumber(shopId: number, table: string | undefined): void {
  if (table) stored.write(`${shopId}:${table}`);
}

/** "" if no table was scanned at this shop. */
export function storedTableNumber(shopId: number): string {
  const [shop, ...table] = (stored.read() ?? '').split(':');
  return Number(shop) === shopId ? table.join(':').slice(0, maxTableNumberLength) : '';
}
