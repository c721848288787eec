import type { mallOrderCalls } from '@chifan/contract/mall-order';
import { mallPoints } from '@chifan/domain/mall';
import type { z } from 'zod';
import type { Executor } from '../../../../platform/database/database.ts';
import { type Answer, refused } from '../../../../platform/http/answers.ts';
import type { MemberContext } from '../../../../platform/http/handlers.ts';
import { localText } from '../../../catalogue/index.ts';
import { pointsOf } from '../../../wallet/index.ts';
import { maxFor } from '../../goods/most.store.ts';
import { productsToOrder } from './insert-mall-order.store.ts';

type Input = z.output<(typeof mallOrderCalls)['previewMallOrder']['input']>;
type Preview = z.input<(typeof mallOrderCalls)['previewMallOrder']['output']>;

/** What these products come to now. Nothing is kept: who places the order says what they saw. */
export async function previewMallOrder(
  executor: Executor,
  { items }: Input,
  { caller, language }: Pick<MemberContext, 'caller' | 'language'>,
): Promise<Answer<Preview>> {
  const ids = items.map(({ productId }) => productId);
  if (new Set(ids).size !== ids.length) return refused('bad_request');
  const [products, most, balance] = await Promise.all([
    productsToOrder(executor, ids),
    maxFor(executor, caller.id, ids),
    pointsOf(executor, caller.id),
  ]);
  const lines = items.flatMap(({ productId, number }) => {
    const product = products.get(productId);
    if (!product) return [];
    return [{ ...product, name: localText(product.name, language), number, most: most.get(productId) ?? 0 }];
  });
  if (lines.length < items.length) return refused('product_not_found');
  return { ok: true, value: { lines, points: mallPoints(lines), balance } };
}
