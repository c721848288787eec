import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { menuDishForTest } from '../dish-editor/form/menu-dish-for-test.ts';
import type { MenuDish } from './dish-availability.ts';

const save = '/rest/merchant/dish/availability';

async function openMenu(changes: Partial<MenuDish> = {}) {
  const dishes = [menuDishForTest(changes)];
  const opened = await openConsole('/menu', {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/menu': { categories: [{ id: 3, name: { 'zh-CN': '热菜' }, nameZh: '热菜', dishes }] },
      [save]: true,
    },
  });
  return { ...opened, saved: () => opened.asked.filter(({ path }) => path === save).map(({ input }) => input) };
}

type User = Awaited<ReturnType<typeof openMenu>>['user'];

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = () => within(screen.getByRole('dialog', { name: '麻婆豆腐：库存' }));
const saveButton = () => dialog().getByRole<HTMLButtonElement>('button', { name: '保存' });

async function typeStock(user: User, typed: string) {
  await user.click(button(/修改麻婆豆腐的库存$/));
  const field = dialog().getByLabelText<HTMLInputElement>('今天还能卖几份');
  await user.clear(field);
  await user.type(field, typed);
}

describe('the stock dialog of a dish', () => {
  it.each([
    ['30', 30],
    ['0', 0],
  ])('the stock dialog sends the typed stock %s to the server', async (typed, stock) => {
    const { user, saved } = await openMenu();
    await typeStock(user, typed);
    await user.click(saveButton());
    await expect.poll(saved).toEqual([{ dishId: 7, isAvailable: true, stock }]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('the stock dialog of a dish starts with the remaining stock', async () => {
    const { user } = await openMenu({ stock: 12 });
    await user.click(button('剩 12 份，修改麻婆豆腐的库存'));
    expect(dialog().getByLabelText<HTMLInputElement>('今天还能卖几份').value).toBe('12');
  });

  it('the stock dialog sends an unlimited stock when the kitchen chooses “unlimited”', async () => {
    const { user, saved } = await openMenu({ stock: 12 });
    await typeStock(user, '5');
    await user.click(dialog().getByRole('button', { name: '不限量' }));
    await expect.poll(saved).toEqual([{ dishId: 7, isAvailable: true, stock: null }]);
  });

  it.each(['-1', '2.5', '10000', '多'])(
    'the stock dialog explains the valid range and saves nothing for the input “%s”',
    async (typed) => {
      const { user, saved } = await openMenu();
      await typeStock(user, typed);
      expect(dialog().getByText('请输入 0 到 9999 的整数')).toBeDefined();
      expect(saveButton().disabled).toBe(true);
      await user.keyboard('{Enter}');
      expect(saved()).toEqual([]);
    },
  );

  it('the stock dialog saves nothing while its field is empty', async () => {
    const { user, saved } = await openMenu({ stock: 12 });
    await typeStock(user, '{Backspace}');
    expect(saveButton().disabled).toBe(true);
    await user.keyboard('{Enter}');
    expect(saved()).toEqual([]);
  });
});

describe('a dish of the menu', () => {
  it('after a confirmation, a sold-out dish stays off sale until tomorrow and its stock does not change', async () => {
    const { user, saved } = await openMenu({ stock: 12 });
    await user.click(button('售罄：麻婆豆腐'));
    expect(saved()).toEqual([]);
    await user.click(button('设为售罄'));
    await expect.poll(saved).toEqual([{ dishId: 7, isAvailable: false, stock: 12, until: 'today' }]);
  });

  it('putting a sold-out dish back on sale removes its stock of 0', async () => {
    const { user, saved, text } = await openMenu({ stock: 0 });
    expect(text()).toContain('已售罄');
    await user.click(button('恢复：麻婆豆腐'));
    await expect.poll(saved).toEqual([{ dishId: 7, isAvailable: true, stock: null }]);
  });
});
