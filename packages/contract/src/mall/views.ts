import { maxPieces, productArts } from '@chifan/domain/mall';
import { z } from 'zod';
import { count, id, integer, localText, text } from '../fields.ts';

/** A number of whole points. Prices in the points mall include shipping. */
const points = count;

/** Maximum price of a product in points. */
export const maxPoints = 10_000_000;

export const pieceCount = integer({ min: 1, max: maxPieces });

/** `image` is a photo's path below the image base URL. Null: the app shows the drawing `art`. */
export const productPicture = { image: text.nullable(), art: z.enum(productArts) };

export const productCard = z.object({
  id,
  name: localText,
  points,
  ...productPicture,
  stock: count,
  isFeatured: z.boolean(),
  redeemed: count,
});
export type ProductCard = z.infer<typeof productCard>;

export const cartItem = z.object({
  id,
  productId: id,
  name: localText,
  points,
  ...productPicture,
  number: count,
  /**
   * Number of units that the caller may still order, by stock and by the product's limit. 0 if the product is not on
   * sale.
   */
  most: count,
});
export type MallCartItem = z.infer<typeof cartItem>;
