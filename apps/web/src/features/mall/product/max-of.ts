import { maxPieces } from '@chifan/domain/mall';
import type { ProductDetail } from '../../../data/mall.ts';

/** The maximum for one order. Only the server knows the member's earlier orders. */
export const maxOf = ({ isOnSale, stock, limit }: Pick<ProductDetail, 'isOnSale' | 'stock' | 'limit'>): number =>
  isOnSale ? Math.max(0, Math.min(stock, limit ?? maxPieces, maxPieces)) : 0;
