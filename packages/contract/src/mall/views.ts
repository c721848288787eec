import { maxPieces, productArts } from '@chifan/domain/mall';
import { z } from 'zod';
import { count, id, integer, localText, text } from '../fields.ts';

/** Products and cart of the points mall. Prices are whole points and include shipping. */
const points = count;

/** Maximum price of a product, points. */
export const maxPoints = 10_000_000;

export const pieceCount = integer({ min: 1, max: maxPieces });

/** A photo's path below the image base, or null and the drawing `art`. */
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
  /** How many the caller may still order, by stock and the product's limit. 0 if it is not on sale. */
  most: count,
});
export type MallCartItem = z.infer<typeof cartItem>;
