import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { openScreen, type RecordedCall } from '../testing/open-screen.tsx';

/**
 * The group of screens that one test file covers. Several files let test workers run in parallel. Screens that are in
 * no other group belong to `other`.
 */
type Area = 'mine' | 'orders' | 'other';

const areaOf = (path: string): Area => {
  if (path.startsWith('pages/mine/')) return 'mine';
  return /^pages\/(internal|order|shop)\//.test(path) ? 'orders' : 'other';
};

/** Whether an API call has an id parameter that is missing or 0. */
const namesNothing = ({ input }: RecordedCall): boolean =>
  Object.entries(input as Record<string, unknown>).some(([name, value]) => name.endsWith('Id') && !(Number(value) > 0));

/** Each screen with the button that it shows if its URL has no parameters, and the screen that this button opens. */
const ways = [
  ['pages/menu/index/index', 'Find a restaurant', 'pages/index/index'],
  ['pages/near/detail/detail', 'Find a restaurant', 'pages/index/index'],
  ['pages/shop/list/shop_addr_list', 'Find a restaurant', 'pages/index/index'],
  ['pages/menu/detail/detail', 'Find a restaurant', 'pages/index/index'],
  ['pages/address/choose/choose', 'Find a restaurant', 'pages/index/index'],
  ['pages/menu/pay/pay', 'Find a restaurant', 'pages/index/index'],
  ['pages/address/replace/replace', 'My orders', 'pages/order/index/index'],
  ['pages/order/detail/detail', 'My orders', 'pages/order/index/index'],
  ['pages/order/refund/apply/apply', 'My orders', 'pages/order/index/index'],
  ['pages/order/refund/progress/progress', 'My orders', 'pages/order/index/index'],
  ['pages/shop/success/success', 'My orders', 'pages/order/index/index'],
  ['pages/internal/mall/order/detail/detail', 'My orders', 'pages/order/index/index'],
  ['pages/internal/mall/order/refund/apply/apply', 'My orders', 'pages/order/index/index'],
  ['pages/internal/mall/order/refund/progress/progress', 'My orders', 'pages/order/index/index'],
  ['pages/internal/mall/order/logistics/logistics', 'My orders', 'pages/order/index/index'],
  ['pages/shop/detail/detail', 'View set meals', 'pages/shop/list/item_list'],
  ['pages/internal/mall/detail/detail', 'Go to the points mall', 'pages/internal/mall/index/index'],
  ['pages/mine/member/detail/detail', 'All top-ups', 'pages/mine/member/record/record'],
] as const;

export function testWithoutParams(area: Area): void {
  describe('screens opened without parameters', () => {
    it.each(routes.filter(({ path }) => areaOf(path) === area))(
      'the screen $path opened without URL parameters sends no API call with a missing id',
      async ({ path }) => {
        const { asked } = await openScreen(path, { answers: {} });
        expect(asked.filter(namesNothing)).toEqual([]);
      },
    );

    it.each(ways.filter(([path]) => areaOf(path) === area))(
      'the screen %s opened without URL parameters shows a button “%s” that opens %s',
      async (path, button, target) => {
        const { user, navigator } = await openScreen(path, { answers: {} });
        expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
        await user.click(await screen.findByRole('button', { name: button }));
        await expect.poll(() => navigator.entry().path).toBe(target);
      },
    );
  });
}
