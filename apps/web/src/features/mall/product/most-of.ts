import { maxPieces } from '@chifan/domain/mall';
import type { ProductDetail } from '../../../data/mall.ts';

/** How many of a product one may ask for at once; what a member has had of it before, the server knows. */
export const maxOf = ({ isOnSale, stock, limit }: Pick<ProductDetail, 'isOnSale' | 'stock' | 'limit'>): number =>
  isOnSale ? Math.max(0, Math.min(stock, limit ?? maxPieces, maxPieces)) : 0;
