import type { Calls } from '@chifan/contract';
import { dishCells, headingOf, type MenuDish, type SheetCells, sheetColumns } from '@chifan/domain/catalogue/importing';
import type { z } from 'zod';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../../platform/http/handlers.ts';
import type { Platform } from '../../../../platform/module.ts';
import { isStaffOfShop } from '../../shops/shop-access.store.ts';
import { menuForImport } from '../menu-for-import.ts';
import { exampleNumbers } from './rows-of-table.ts';
import { mediaTypes, writeSheet } from './write-sheet.ts';

type Input = z.output<Calls['menuSheet']['input']>;
type Written = z.input<Calls['menuSheet']['output']>;
type Tongue = 'zh' | 'en';

const names: Readonly<Record<Input['what'], Readonly<Record<Tongue, string>>>> = {
  menu: { zh: '菜单', en: 'Menu' },
  template: { zh: '菜单模板', en: 'Menu template' },
};

/**
 * Exports the menu with Chinese headers for Chinese readers, and with English headers for others. The import reads
 * Chinese and English headers.
 */
export async function menuSheet(
  { database: { read } }: Platform,
  { shopId, what, kind }: Input,
  { caller, language }: StaffContext,
): Promise<Answer<Written>> {
  if (!(await isStaffOfShop(read, caller.id, shopId))) return refused('shop_not_found');
  const tongue = language === 'zh-CN' ? 'zh' : 'en';
  const rows = what === 'template' ? examplesIn(tongue) : (await menuForImport(read, shopId)).dishes.map(rowOf);
  const name = names[what][tongue];
  const head = sheetColumns.map((column) => headingOf(column, tongue));
  const cells = rows.map((row) => sheetColumns.map((column) => row[column] ?? ''));
  const file = await writeSheet({ name, columns: sheetColumns, head, rows: cells }, kind);
  return {
    ok: true,
    value: { fileName: `${name}.${kind}`, mediaType: mediaTypes[kind], base64: file.toString('base64') },
  };
}

const rowOf = (dish: MenuDish): SheetCells => dishCells(dish);

/**
 * Returns the example rows of the template. Each row shows a different feature of menu tables. The import skips these
 * rows.
 */
const examplesIn = (tongue: Tongue): SheetCells[] =>
  [
    {
      category: '热菜',
      name: '辣椒炒肉',
      en: 'Stir-fried pork with chillies',
      price: '38',
      description: '现炒，微焦带汁',
      spice: '中辣',
      contains: '大豆、麸质',
      diet: '含猪肉',
      options: '份量：小份|大份+10\n加料[0-2]：煎蛋+3|花生+2',
      onSale: '是',
      position: '1',
      photos: '辣椒炒肉.jpg',
    },
    {
      category: '凉菜',
      name: '拍黄瓜',
      price: '16',
      spice: '不辣',
      free: '花生、鸡蛋',
      diet: '素食、纯素',
      position: '2',
    },
    { category: '饮品', name: '酸梅汤', price: '12.50', options: '温度：冰|常温', onSale: '否', position: '3' },
  ].map((row) => ({ ...row, id: exampleNumbers[tongue] }));
