import { cartPageSize } from '@chifan/domain/app';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { count, id, instant, integer, localText, optionalNumberText, pageWithAll, text } from '../fields.ts';
import { cartItem, maxPoints, pieceCount, productCard } from './views.ts';

export const mallCalls = {
  mallCategories: call({
    path: '/rest/mall/category/list',
    access: 'public',
    summary: 'The mall’s categories in order, with the number of products on sale. Empty ones are omitted.',
    output: z.array(z.object({ id, name: localText, products: count })),
  }),
  mallProducts: call({
    path: '/rest/mall/product/list',
    access: 'public',
    summary: 'Products on sale: of a category, featured, within a maximum of points, or searched by name.',
    input: z.object({
      ...pageWithAll(20),
      categoryId: id.optional(),
      isFeatured: z.boolean().optional(),
      /** Maximum price in points. */
      most: integer({ min: 0, max: maxPoints }).optional(),
      search: optionalNumberText(60),
      sort: z.enum(['recommended', 'newest', 'cheapest', 'dearest']).default('recommended'),
    }),
    output: pageOf(productCard),
  }),
  mallProduct: call({
    path: '/rest/mall/product/detail',
    access: 'public',
    summary: 'One product, even if it is no longer sold.',
    input: z.object({ productId: id }),
    output: productCard.extend({
      description: localText.nullable(),
      images: z.array(text),
      category: z.object({ id, name: localText }),
      /** Number of units that a member may ever get. Null: unlimited. */
      limit: count.nullable(),
      isOnSale: z.boolean(),
      createdAt: instant,
    }),
    reasons: ['product_not_found'],
  }),
  listCart: call({
    path: '/rest/member/pointsMall/shoppingCart/list',
    access: 'member',
    summary: 'The cart of the points mall. The sum of `number` is the badge of its tab. Page size 20.',
    input: z.object(pageWithAll(cartPageSize)),
    output: pageOf(cartItem),
    alsoGet: true,
  }),
  putInCart: call({
    path: '/rest/member/pointsMall/shoppingCart/add',
    access: 'member',
    summary:
      'Adds units of a product to those already in the cart. `total` counts all units in the cart. Too many units are refused with details {most}.',
    input: z.object({ productId: id, number: pieceCount.default(1) }),
    output: z.object({ id, number: count, total: count }),
    reasons: ['product_not_found', 'product_sold_out', 'product_limit_reached', 'mall_cart_full'],
    creates: true,
  }),
  setCartNumber: call({
    path: '/rest/member/pointsMall/shoppingCart/update',
    access: 'member',
    summary: 'Sets the number of units of a cart item. Refusals and answers as in putInCart.',
    input: z.object({ id, number: pieceCount }),
    output: z.object({ id, number: count, total: count }),
    reasons: ['product_not_found', 'product_sold_out', 'product_limit_reached'],
  }),
  removeFromCart: call({
    path: '/rest/member/pointsMall/shoppingCart/delete',
    access: 'member',
    summary: 'Removes items from the cart and ignores missing ones. `total` counts the remaining units.',
    input: z.object({ ids: z.array(id).min(1).max(100) }),
    output: z.object({ total: count }),
  }),
};
