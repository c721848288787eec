import type { Calls } from '@chifan/contract';
import type { Language } from '@chifan/domain';
import type { z } from 'zod';
import type { Answer } from '../../../platform/http/answers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { localText } from '../../catalogue/index.ts';
import { cartOf } from './cart.store.ts';

export async function listCart(
  platform: Platform,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  { caller, language }: { caller: { id: number }; language: Language },
): Promise<Answer<z.output<Calls['listCart']['output']>>> {
  const { items, total } = await cartOf(platform.database.read, caller.id, pageWindow({ pageNo, pageSize }));
  const records = items.map((item) => ({ ...item, name: localText(item.name, language) }));
  return { ok: true, value: { records, total, pageNo, pageSize } };
}
