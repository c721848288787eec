import type { OutputAt } from '@chifan/contract/client';
import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { orderForTest } from '../../../staff-order/order-for-test.ts';

const open = (
  orders: readonly StaffOrder[],
  { answers }: Partial<Pick<Parameters<typeof openConsole>[1], 'answers'>> = {},
) =>
  openConsole('/orders', {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/order/list': { records: [...orders], total: orders.length, pageNo: 1, pageSize: 100 },
      ...answers,
    },
  });

const card = () => screen.getByRole('heading', { name: /1 号/ }).closest('li') ?? expect.fail('there is no card');
const press = (name: string) => within(card()).getByRole('button', { name });

describe('messages on a kitchen card', () => {
  const written = {
    id: 31,
    from: 'member',
    to: 'merchant',
    code: 'arrived',
    text: '我到店了。',
    textZh: '我到店了。',
    at: '2026-11-21T04:02:00Z',
    ownWords: null,
    readAt: null,
  } as const;
  const choice = { to: 'member', group: 'time', groupText: '时间', textZh: '' } as const;
  const choices: OutputAt<'/rest/order/message/choices'>['choices'] = [
    { ...choice, options: [], code: 'food_ready', text: '餐已做好。' },
    {
      ...choice,
      code: 'need_more_time',
      text: '还需要…',
      options: [{ text: '10分钟', minutes: 10, position: null }],
    },
  ];
  const answers = {
    '/rest/order/message/choices': { choices },
    '/rest/order/message/read': true,
    '/rest/order/message/write': { ...written, from: 'merchant' as const, to: 'member' as const },
    '/rest/order/message/send': { ...written, from: 'merchant' as const, to: 'member' as const },
  };

  it('opening a guest’s message marks it as read, and a tap on a prepared sentence sends the reply', async () => {
    const order = orderForTest({ state: 'delivering', messages: [written], writableTo: ['member'] });
    const read = () => {
      // The reloaded order has no unread message, but the message sheet stays open.
      order.messages = [{ ...written, readAt: written.at }];
      return true;
    };
    const { user, asked } = await open([order], { answers: { ...answers, '/rest/order/message/read': read } });
    expect(card().textContent).toContain('1 条新消息客人：我到店了。');
    await user.click(press('回复'));
    await expect
      .poll(() => asked)
      .toContainEqual({ path: '/rest/order/message/read', input: { orderId: 1, upToId: 31 }, key: null });
    await expect.poll(() => screen.queryByText('1 条新消息')).toBeNull();
    await user.click(await screen.findByRole('button', { name: '餐已做好。' }));
    await expect
      .poll(() => asked)
      .toContainEqual({
        path: '/rest/order/message/send',
        input: { orderId: 1, to: 'member', code: 'food_ready' },
        key: expect.any(String),
      });
  });

  it('a prepared sentence that contains minutes lets staff choose the minutes', async () => {
    const order = orderForTest({ state: 'delivering', writableTo: ['member'] });
    const { user, asked } = await open([order], { answers });
    await user.click(press('发消息'));
    await user.click(await screen.findByRole('button', { name: '还需要…' }));
    await user.click(screen.getByRole('button', { name: '10分钟' }));
    await expect
      .poll(() => asked)
      .toContainEqual({
        path: '/rest/order/message/send',
        input: { orderId: 1, to: 'member', code: 'need_more_time', minutes: 10 },
        key: expect.any(String),
      });
  });

  const inChinese = { text: '我对花生过敏', by: 'phrasebook', rest: null, isComing: false } as const;
  const allergy = {
    ...written,
    code: 'own_words',
    text: '我对花生过敏',
    ownWords: { text: 'Allergic to peanuts', language: 'en', translated: inChinese, isAboutDiet: true },
  } as const;

  it('a kitchen card shows a guest’s message about an allergy in red, with translation and original, and warns above the dishes', async () => {
    await open([orderForTest({ state: 'delivering', messages: [allergy], writableTo: ['member'] })], { answers });
    expect(card().textContent).toContain('可能是过敏：花生');
    expect(within(card()).getByText('我对花生过敏').closest('.text-bad')).not.toBeNull();
    expect(card().textContent).toContain('Allergic to peanuts');
  });

  it('staff send a message in their own words and see whether the guest reads a translation of the message', async () => {
    const guests = { text: null, by: null, rest: '电梯坏了', isComing: false } as const;
    const mine = { ...written, id: 32, from: 'merchant', to: 'member', code: 'own_words', text: '电梯坏了' } as const;
    const ownWords = { text: '电梯坏了', language: 'zh-CN', translated: guests, isAboutDiet: false } as const;
    const order = orderForTest({ state: 'delivering', messages: [{ ...mine, ownWords }], writableTo: ['member'] });
    const { user, asked } = await open([order], { answers });
    await user.click(press('发消息'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('log').textContent).toContain('未翻译，对方看到的是原文');
    expect(await dialog.findByRole('button', { name: '餐已做好。' })).toBeTruthy();
    const field = dialog.getByLabelText<HTMLTextAreaElement>('自己写');
    await user.type(field, '请稍等{Enter}');
    await expect
      .poll(() => asked)
      .toContainEqual({
        path: '/rest/order/message/write',
        input: { orderId: 1, to: 'member', text: '请稍等' },
        key: expect.any(String),
      });
    await expect.poll(() => field.value).toBe('');
  });

  it.each([true, false])(
    'an untranslated answer to a guest who wrote about an allergy (%s) has a red warning',
    async (isAboutDiet) => {
      const first = { ...allergy, ownWords: { ...allergy.ownWords, isAboutDiet } };
      const guests = { text: null, by: null, rest: '放心', isComing: false } as const;
      const answer = { ...written, id: 32, from: 'merchant', to: 'member', code: 'own_words', text: '放心' } as const;
      const ownWords = { text: '放心', language: 'zh-CN', translated: guests, isAboutDiet: false } as const;
      const messages = [
        { ...first, readAt: first.at },
        { ...answer, ownWords },
      ];
      const { user } = await open([orderForTest({ state: 'delivering', messages, writableTo: ['member'] })], {
        answers,
      });
      await user.click(press('发消息'));
      const said = within(await screen.findByRole('log')).queryByRole('alert')?.textContent ?? '';
      expect(said.includes('请再发一句常用语')).toBe(isAboutDiet);
    },
  );

  it('a kitchen card has no message button if the server allows no messages for the order', async () => {
    await open([orderForTest({ state: 'delivering' })]);
    expect(within(card()).queryByRole('button', { name: '发消息' })).toBeNull();
  });
});
