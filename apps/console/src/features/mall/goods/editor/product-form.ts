import type { ProductArt } from '@chifan/domain/mall';
import type { Texts } from '../../../../texts/texts.ts';
import type { StaffProduct } from '../goods.query.ts';

/** A product in the editor. Text and number fields contain the text as typed. */
export type ProductForm = {
  readonly categoryId: number;
  readonly name: Texts;
  readonly description: Texts;
  readonly points: string;
  readonly art: ProductArt;
  readonly images: readonly string[];
  /** Maximum number of units per member. Empty means unlimited. */
  readonly limit: string;
  readonly isOnSale: boolean;
  readonly isFeatured: boolean;
  /**
   * First stock of a new product. Later the stock is changed in a separate dialog, because orders reduce it meanwhile.
   */
  readonly stock: string;
};

/** A new product is not on sale until staff switch it on. */
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
