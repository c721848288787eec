import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';
import type { MerchantShop } from '../shop.ts';

const path = '/rest/merchant/shop/delivery';

const shop = (minimumDelivery: number, version: number): MerchantShop =>
  ({
    id: 1,
    nameZh: '一家面馆',
    deliveryTerms: {
      radiusMetres: 3000,
      minimumDelivery,
      deliveryBaseFee: 500,
      deliveryBaseMetres: 3000,
      deliveryPerKm: 100,
      packageFee: 200,
      fullReductions: [],
      kitchenMinutes: null,
    },
    hasDeliveryTerms: true,
    versions: { profile: 1, hours: 1, deliveryTerms: version },
  }) as unknown as MerchantShop;

/**
 * Opens the screen with a minimum order of 20 yuan, and tries to save 25 yuan after another member of staff has saved
 * 30 yuan.
 */
async function openBehind() {
  let standing = shop(2000, 1);
  const opened = await openConsole('/shop-delivery', {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/shop': () => standing,
      [path]: ({ version }) => (version === standing.versions.deliveryTerms ? true : refuse('changed_meanwhile')),
    },
  });
  standing = shop(3000, 2);
  const minimum = screen.getByLabelText<HTMLInputElement>(/起送价/);
  await opened.user.clear(minimum);
  await opened.user.type(minimum, '25');
  await opened.user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText(/别人刚刚改过/);
  return { ...opened, minimum: () => screen.getByLabelText<HTMLInputElement>(/起送价/) };
}

it('if a colleague has saved other delivery terms in the meantime, the delivery form does not save the typed terms but still shows them', async () => {
  const { minimum, asked } = await openBehind();
  expect(minimum().value).toBe('25');
  expect(asked.filter((each) => each.path === path)).toHaveLength(1);
});

it('staff can load the delivery terms that a colleague saved in the meantime', async () => {
  const { user, minimum } = await openBehind();
  await user.click(screen.getByRole('button', { name: '载入对方的内容' }));
  await expect.poll(() => minimum().value).toBe('30');
});

it('staff overwrite the delivery terms that a colleague saved in the meantime only after a confirmation', async () => {
  const { user, asked } = await openBehind();
  await user.click(screen.getByRole('button', { name: '用我的内容覆盖' }));
  await expect
    .poll(() => asked.filter((each) => each.path === path).at(-1)?.input)
    .toMatchObject({
      version: 2,
      deliveryTerms: { minimumDelivery: 2500 },
    });
});
