import type { MallRefundItem } from '@chifan/domain/mall';
import type { Tx } from '../../../platform/database/database.ts';
import { mallLinesToRefund } from './mall-order-lines.store.ts';
import { changeStock, lockProducts } from './product-stock.store.ts';

export async function restockPieces(tx: Tx, orderId: number, items: readonly MallRefundItem[]): Promise<void> {
  const lines = await mallLinesToRefund(tx, orderId);
  const pieces = items.flatMap(({ position, number }) => {
    const line = lines.find((line) => line.position === position);
    return line ? [{ productId: line.productId, number }] : [];
  });
  await lockProducts(
    tx,
    pieces.map(({ productId }) => productId),
  );
  await changeStock(tx, pieces, { stock: 1, redeemed: 0 });
}
