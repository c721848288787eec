import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { sampleBrand, sampleSetMeal, sampleSetMeals } from '../../../app/testing/sample-set-meal.ts';
import { menuAnswers, sampleDish, sampleMenu, sampleShop } from '../../../app/testing/samples.ts';
import type { SetMeal } from '../../../data/setmeal.ts';

const shop = sampleShop({ brandId: sampleBrand.id });

const openTab = (setMeals: readonly SetMeal[]) =>
  openScreen('pages/menu/index/index', {
    params: { shopId: '7', tab: 'branches' },
    isSignedIn: false,
    answers: {
      ...menuAnswers(sampleMenu([sampleDish()], shop)),
      '/rest/shop/branches': { brand: sampleBrand, records: [shop], total: 1, pageNo: 1, pageSize: 20 },
      '/rest/shop/setMeal/list': sampleSetMeals(setMeals),
    },
  });

it('the branches tab of a brand’s shop shows the set meals that are valid in this shop', async () => {
  const { asked, text } = await openTab([sampleSetMeal()]);
  const strip = await screen.findByRole('region', { name: 'Set meals valid here' });
  expect(strip.textContent).toContain('Noodle lunch');
  expect(asked).toContainEqual(expect.objectContaining({ input: { shopId: 7, pageSize: 10 } }));
  expect(text()).toMatch(/Green Wok.*1 branch.*Noodle lunch/);
});

it('the branches tab of a shop without set meals shows no heading for them', async () => {
  const { text, asked } = await openTab([]);
  await expect.poll(() => asked.some(({ path }) => path === '/rest/shop/setMeal/list')).toBe(true);
  await expect.poll(() => text()).toContain('Green Wok');
  expect(text()).not.toContain('Set meals');
});
