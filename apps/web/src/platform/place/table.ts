import { maxTableNumberLength } from '@chifan/domain/ordering';
import { tabStorage } from '../storage.ts';

const stored = tabStorage('table');

/**
 * Stores the table number of a scanned QR code. The table number belongs to one shop until the order is placed (rule
 * ordering-51).
 */
export function storeTableNumber(shopId: number, table: string | undefined): void {
  if (table) stored.write(`${shopId}:${table}`);
}

/** Returns the stored table number, or an empty text if no table was scanned at the shop. */
export function storedTableNumber(shopId: number): string {
  const [shop, ...table] = (stored.read() ?? '').split(':');
  return Number(shop) === shopId ? table.join(':').slice(0, maxTableNumberLength) : '';
}
