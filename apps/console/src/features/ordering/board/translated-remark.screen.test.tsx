import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { orderForTest } from '../../../staff-order/order-for-test.ts';

const open = (orders: readonly StaffOrder[]) =>
  openConsole('/orders', {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/order/list': { records: [...orders], total: orders.length, pageNo: 1, pageSize: 100 },
    },
  });

const card = () => {
  const found = screen.getByRole('heading', { name: /1 号/ }).closest('li');
  if (found === null) throw new Error('no card');
  return found;
};
const press = (name: string) => within(card()).getByRole('button', { name });

describe('a kitchen card’s remark', () => {
  const inChinese = { text: '母亲80岁了', by: 'machine', rest: null, isComing: false } as const;

  it('a kitchen card shows a remark’s machine translation with a label, and the original after a tap', async () => {
    const { user } = await open([orderForTest({ remark: '母は80歳です', remarkInChinese: inChinese })]);
    expect(within(card()).getByText('母亲80岁了').closest('[lang=zh-CN]')).not.toBeNull();
    expect(card().textContent).toContain('由机器从日语翻译');
    expect(card().textContent).not.toContain('母は80歳です');
    await user.click(press('看原文'));
    expect(within(card()).getByText('母は80歳です').closest('[lang=ja]')).not.toBeNull();
  });

  it('a kitchen card shows both translation and original of a remark that may name an allergy', async () => {
    const remark = 'ピーナッツアレルギーです';
    await open([orderForTest({ remark, remarkInChinese: { ...inChinese, text: '对花生过敏', by: 'phrasebook' } })]);
    expect(card().textContent).toContain('译自日语');
    expect(within(card()).getByText('对花生过敏').closest('.text-bad')).not.toBeNull();
    expect(card().textContent).toContain(remark);
  });

  it('a kitchen card shows the part of a remark that could not be translated', async () => {
    const partly = { text: '不要香菜', by: 'phrasebook', rest: '母は80歳です', isComing: false } as const;
    await open([orderForTest({ remark: 'パクチー抜き、母は80歳です', remarkInChinese: partly })]);
    expect(card().textContent).toContain('未翻译：母は80歳です');
  });

  it('a kitchen card shows that the translation of a remark is in progress', async () => {
    const coming = { text: null, by: null, rest: '母は80歳です', isComing: true } as const;
    await open([orderForTest({ remark: '母は80歳です', remarkInChinese: coming })]);
    expect(card().textContent).toContain('日语原文，正在翻译');
  });
});
