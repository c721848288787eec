import type { Calls } from '@chifan/contract';
import type { Language } from '@chifan/domain';
import type { z } from 'zod';
import type { Answer } from '../../../platform/http/call-result.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { shopsFound } from './shop-lists.store.ts';

/** Finds shops by a part of the name or by the id, for operators (rule catalogue-64). */
export async function findShops(
  { database }: Platform,
  input: z.output<Calls['findShops']['input']>,
  { language }: { readonly language: Language },
): Promise<Answer<z.output<Calls['findShops']['output']>>> {
  const { search = null, state = null, pageNo, pageSize } = input;
  const found = await shopsFound(database.read, { search, state, language }, pageWindow(input));
  return { ok: true, value: { ...found, pageNo, pageSize } };
}
