import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProductSort } from '../../../data/mall.ts';

export const productSorts = ['recommended', 'newest', 'cheapest', 'dearest'] as const satisfies ProductSort[];

export const sortWords: Readonly<Record<ProductSort, MessageDescriptor>> = {
  recommended: msg`Recommended`,
  newest: msg`Newest`,
  cheapest: msg`Fewest points`,
  dearest: msg`Most points`,
};

export const readSort = (text: string | undefined): ProductSort =>
  productSorts.find((sort) => sort === text) ?? 'recommended';
