import { expect, it } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import { sampleShop } from '../../app/testing/samples.ts';

const note = 'Ratings include sample data.';

async function openFavourites(demoReviewCount: number): Promise<string> {
  const shop = sampleShop({ ratingTenths: 45, reviewCount: 6, demoReviewCount });
  const { text } = await openScreen('pages/mine/collect/index/index', {
    answers: {
      '/rest/member/favourite/list': { records: [shop], total: 1, pageNo: 1, pageSize: 20 },
      '/rest/member/favourite/ids': [shop.id],
    },
  });
  await expect.poll(text).toContain('1 favourite');
  return text();
}

it.each([
  [6, true],
  [0, false],
])(
  'favourites show a note about sample ratings only for sample reviews (%i sample reviews, note shown: %s) (rule review-7)',
  async (demoReviewCount, hasNote) => {
    expect((await openFavourites(demoReviewCount)).includes(note)).toBe(hasNote);
  },
);
