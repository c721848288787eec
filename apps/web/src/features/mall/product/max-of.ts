import { maxPieces } from '@chifan/domain/mall';
import type { ProductDetail } from '../../../data/mall.ts';

/** The maximum for one order; the member's earlier orders are known only to the server. */
export const maxOf = ({ isOnSale, stock, limit }: Pick<ProductDetail, 'isOnSale' | 'stock' | 'limit'>): number =>
  isOnSale ? Math.max(0, Math.min(stock, limit ?? maxPieces, maxPieces)) : 0;
