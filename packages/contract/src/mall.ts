import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { id, localText, pageWithAll } from './fields.ts';

export const mallCalls = {
  listCart: call({
    path: '/rest/member/pointsMall/shoppingCart/list',
    access: 'member',
    summary: 'The points mall’s cart; the sum of `number` is the badge of its tab. Page size 20.',
    input: z.object(pageWithAll(20)),
    output: pageOf(
      z.object({
        id,
        productId: id,
        name: localText,
        points: z.number().int(),
        image: z.string().nullable(),
        number: z.number().int(),
      }),
    ),
    alsoGet: true,
  }),
};
