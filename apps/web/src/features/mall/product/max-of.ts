import { maxPieces } from '@chifan/domain/mall';
import type { ProductDetail } from '../../../data/mall.ts';

/** The maximum quantity of a product in one order. Ignores the member’s earlier orders, which only the server knows. */
export const maxOf = ({ isOnSale, stock, limit }: Pick<ProductDetail, 'isOnSale' | 'stock' | 'limit'>): number =>
  isOnSale ? Math.max(0, Math.min(stock, limit ?? maxPieces, maxPieces)) : 0;
