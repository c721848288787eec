import { type Language, localText, type PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type StoredName } from './staff-orders.store.ts';
import { storedDishName } from './stored-dish-name.ts';

type ReceiptNames = {
  readonly shopName: string | null;
  readonly lines: { readonly name: string | null; readonly chosen: (string | null)[] }[];
};

type NamesRow = {
  readonly shopName: PartlyTranslated | null;
  readonly lines: readonly { readonly name: StoredName; readonly options: readonly PartlyTranslated[] }[];
};

/**
 * The names on an order's receipt in a guest's language, or in English where they are not translated. Null for a name
 * that is only Chinese, because the receipt already has the Chinese names.
 */
export async function namesOnReceipt(executor: Executor, orderId: number, language: Language): Promise<ReceiptNames> {
  const { rows } = await sql<NamesRow>`
    SELECT s.name AS "shopName", COALESCE((SELECT jsonb_agg(jsonb_build_object('name', name, 'options', options) ORDER BY position)
      FROM order_line WHERE order_id = o.id), '[]') AS lines
    FROM customer_order o LEFT JOIN shop s ON s.id = o.shop_id WHERE o.id = ${orderId}`.execute(executor);
  const nameOf = (texts: PartlyTranslated): string | null => {
    const found = localText(texts, language);
    return found.language === 'zh-CN' ? null : found.text;
  };
  const shopName = rows[0]?.shopName ?? null;
  return {
    shopName: shopName && nameOf(shopName),
    lines: (rows[0]?.lines ?? []).map(({ name, options }) => ({
      name: nameOf(storedDishName(name)),
      chosen: options.map(nameOf),
    })),
  };
}
