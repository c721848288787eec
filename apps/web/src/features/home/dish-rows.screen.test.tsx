import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import { sampleDishInRow } from '../../app/testing/samples.ts';
import type { Home } from '../../data/home.ts';
import { chooseDiet } from '../../terms/diet/diet-profile.ts';

type Row = Home['dishRows'][number];

const openHome = (path: 'pages/index/index' | 'pages/index/delivery_index', dishRows: readonly Row[]) =>
  openScreen(path, {
    isSignedIn: false,
    answers: {
      '/rest/shop/home': { banners: [], cuisines: [], dishRows: [...dishRows], featured: [], brands: [] },
      '/rest/shop/nearby': { records: [], total: 0, pageNo: 1, pageSize: 20, hasMore: false },
    },
  });

const rowOf = async (name: string) => within(await screen.findByRole('region', { name }));

it('a row of dishes on the home screen links to each dish and to more dishes of the same kind (rule catalogue-67)', async () => {
  const { user, navigator } = await openHome('pages/index/index', [{ row: 'noodles', dishes: [sampleDishInRow()] }]);
  const row = await rowOf('Noodles');
  expect(row.getByRole('link', { name: /Show all/ }).getAttribute('href')).toBe(
    '#/pages/menu/search/search?q=Noodles&kind=dish',
  );
  await user.click(row.getByRole('link', { name: /Dan dan noodles.*Old Street Noodles/ }));
  expect(navigator.entry()).toMatchObject({ path: 'pages/menu/detail/detail', params: { dishId: '71' } });
});

it('a dish in a row of the delivery home screen shows its price, the delivery fee and the delivery minutes', async () => {
  await openHome('pages/index/delivery_index', [{ row: 'under_30', dishes: [sampleDishInRow()] }]);
  const text = (await screen.findByRole('link', { name: /Dan dan noodles/ })).textContent?.replaceAll(/\s+/g, ' ');
  expect(text).toContain('CN¥28.00');
  expect(text).toContain('CN¥5 delivery');
  expect(text).toContain('32 min');
});

it('a dish in a row of the home screen shows that it conflicts with the guest’s diet', async () => {
  await chooseDiet({ avoids: [], wishes: ['no_pork'] });
  await openHome('pages/index/index', [{ row: 'dumplings', dishes: [sampleDishInRow({ diet: { pork: 'yes' } })] }]);
  expect(await screen.findByRole('link', { name: /Dan dan noodles.*pork/i })).toBeTruthy();
});
