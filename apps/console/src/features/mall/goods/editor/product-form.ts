import type { ProductArt } from '@chifan/domain/mall';
import type { Texts } from '../../../../texts/texts.ts';
import type { StaffProduct } from '../goods.query.ts';

/** A product as the editor holds it: all that is typed stays as it was typed. */
export type ProductForm = {
  readonly categoryId: number;
  readonly name: Texts;
  readonly description: Texts;
  readonly points: string;
  readonly art: ProductArt;
  readonly images: readonly string[];
  /** "": as many as they like. */
  readonly limit: string;
  readonly isOnSale: boolean;
  readonly isFeatured: boolean;
  /** What there is at first; afterwards stock is changed apart, because orders take from it. */
  readonly stock: string;
};

/** A new one is not on sale before somebody says so. */
export const emptyProduct = (categoryId: number): ProductForm => ({
  categoryId,
  name: {},
  description: {},
  points: '',
  art: 'gift',
  images: [],
  limit: '',
  isOnSale: false,
  isFeatured: false,
  stock: '0',
});

export const formOfProduct = (product: StaffProduct): ProductForm => ({
  categoryId: product.categoryId,
  name: product.name,
  description: product.description,
  points: String(product.points),
  art: product.art,
  images: product.images,
  limit: product.limit === null ? '' : String(product.limit),
  isOnSale: product.isOnSale,
  isFeatured: product.isFeatured,
  stock: String(product.stock),
});
