import { cartPageSize } from '@chifan/domain/app';
import { maxPieces, productArts } from '@chifan/domain/mall';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { count, id, instant, integer, localText, numberOptional, pageWithAll, text } from './fields.ts';

/** The points mall's shelves and cart. Prices are whole points; shipping is included. */

const points = count;
/** Maximum price of a product, points. */
export const maxPoints = 10_000_000;

export const pieces = integer({ min: 1, max: maxPieces });

/** A photo's path below the image base, else the drawing `art`. */
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

const cartItem = z.object({
  id,
  productId: id,
  name: localText,
  points,
  ...productPicture,
  number: count,
  /** How many the caller may still order: by stock and the product's limit; 0 where it is not on sale. */
  most: count,
});
export type MallCartItem = z.infer<typeof cartItem>;

export const mallCalls = {
  mallCategories: call({
    path: '/rest/mall/category/list',
    access: 'public',
    summary: 'The mall’s categories in their order, with how many products each has on sale; empty ones are left out.',
    output: z.array(z.object({ id, name: localText, products: count })),
  }),
  mallProducts: call({
    path: '/rest/mall/product/list',
    access: 'public',
    summary: 'Products on sale: of a category, featured ones, within a sum of points, or searched by name.',
    input: z.object({
      ...pageWithAll(20),
      categoryId: id.optional(),
      isFeatured: z.boolean().optional(),
      /** Maximum price, points. */
      most: integer({ min: 0, max: maxPoints }).optional(),
      search: numberOptional(60),
      sort: z.enum(['recommended', 'newest', 'cheapest', 'dearest']).default('recommended'),
    }),
    output: pageOf(productCard),
  }),
  mallProduct: call({
    path: '/rest/mall/product/detail',
    access: 'public',
    summary: 'One product; one that is not sold any more is shown as such.',
    input: z.object({ productId: id }),
    output: productCard.extend({
      description: localText.nullable(),
      images: z.array(text),
      category: z.object({ id, name: localText }),
      /** Maximum that a member may ever have; null: unlimited. */
      limit: count.nullable(),
      isOnSale: z.boolean(),
      createdAt: instant,
    }),
    reasons: ['product_not_found'],
  }),
  listCart: call({
    path: '/rest/member/pointsMall/shoppingCart/list',
    access: 'member',
    summary: 'The points mall’s cart; the sum of `number` is the badge of its tab. Page size 20.',
    input: z.object(pageWithAll(cartPageSize)),
    output: pageOf(cartItem),
    alsoGet: true,
  }),
  putInCart: call({
    path: '/rest/member/pointsMall/shoppingCart/add',
    access: 'member',
    summary:
      'Puts so many more of a product into the cart; what is there already counts. `total` is of all pieces in it. What is too many is refused with details {most}.',
    input: z.object({ productId: id, number: pieces.default(1) }),
    output: z.object({ id, number: count, total: count }),
    reasons: ['product_not_found', 'product_sold_out', 'product_limit_reached', 'mall_cart_full'],
    creates: true,
  }),
  setCartNumber: call({
    path: '/rest/member/pointsMall/shoppingCart/update',
    access: 'member',
    summary: 'Says how many of an item the cart holds; refused and answered as putInCart.',
    input: z.object({ id, number: pieces }),
    output: z.object({ id, number: count, total: count }),
    reasons: ['product_not_found', 'product_sold_out', 'product_limit_reached'],
  }),
  removeFromCart: call({
    path: '/rest/member/pointsMall/shoppingCart/delete',
    access: 'member',
    summary: 'Takes items out of the cart; what is not there is left alone. `total` is of the pieces that stay.',
    input: z.object({ ids: z.array(id).min(1).max(100) }),
    output: z.object({ total: count }),
  }),
};
