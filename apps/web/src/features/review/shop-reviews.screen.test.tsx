import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import { menuAnswers, sampleMenu, sampleShop } from '../../app/testing/samples.ts';
import type { Review, ReviewPage } from '../../data/review.ts';

const review = (changed: Partial<Review> = {}): Review => ({
  id: 1,
  guestName: 'A…r',
  headImage: null,
  stars: 5,
  tags: ['tasty'],
  text: 'Sehr gut',
  language: 'de',
  translation: null,
  translatedBy: null,
  isTranslating: false,
  photos: [],
  dishes: [{ name: { text: 'Noodles', language: 'en' }, nameZh: '面', thumb: 'up' }],
  createdAt: '2026-11-20T06:00:00.000Z',
  editedAt: null,
  reply: null,
  isDemo: false,
  isMine: false,
  ...changed,
});

const page = (changed: Partial<ReviewPage> = {}): ReviewPage => ({
  records: [review()],
  total: 1,
  pageNo: 1,
  pageSize: 10,
  ratingTenths: 50,
  starCounts: [0, 0, 0, 0, 1],
  demoCount: 0,
  tagCounts: [{ tag: 'tasty', count: 1 }],
  thumbs: null,
  ...changed,
});

const open = async (answer: ReviewPage) => {
  const opened = await openScreen('pages/menu/index/index', {
    params: { shopId: '7', tab: 'reviews' },
    answers: {
      ...menuAnswers(sampleMenu([], sampleShop({ reviewCount: 1, ratingTenths: 50 }))),
      '/rest/review/list': () => answer,
      '/rest/review/report': () => true,
    },
  });
  await screen.findByText('A…r');
  return opened;
};

it('a translated review shows the translation first, and the original after a tap', async () => {
  const { user, text: said } = await open(page({ records: [review({ translation: 'Very good' })] }));
  expect(said()).toContain('Very good');
  expect(said()).not.toContain('Sehr gut');
  await user.click(screen.getByRole('button', { name: 'Show original' }));
  expect(screen.getByText('Sehr gut').lang).toBe('de');
});

it('machine translations of a review and of its reply are marked as such', async () => {
  const reply: Review['reply'] = {
    text: '厨师已经记下了',
    phrases: [],
    createdAt: '2026-11-21T06:00:00.000Z',
    translation: 'Our cook has noted it',
    translatedBy: 'machine',
  };
  const { user, text: said } = await open(
    page({ records: [review({ translation: 'Very good', translatedBy: 'phrasebook', reply })] }),
  );
  expect(screen.getAllByText('Machine translation')).toHaveLength(1);
  expect(said()).toContain('Our cook has noted it');
  await user.click(screen.getAllByRole('button', { name: 'Show original' })[1] ?? expect.fail('no button'));
  expect(screen.getByText('厨师已经记下了').lang).toBe('zh-CN');
  expect(screen.queryByText('Machine translation')).toBeNull();
});

it('a review without a translation shows the original and no button for a translation', async () => {
  await open(page());
  expect(screen.getByText('Sehr gut').lang).toBe('de');
  expect(screen.queryByRole('button', { name: 'Show the translation' })).toBeNull();
});

it('invented demo reviews are marked as such, also next to the rating, and cannot be reported', async () => {
  const { text: said } = await open(page({ records: [review({ isDemo: true })], demoCount: 1 }));
  expect(said()).toContain('Sample review, not from a real guest.');
  expect(said()).toContain('All of these are sample reviews');
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

it('a tap on a tag shows only the reviews with this tag', async () => {
  const { user, asked } = await open(page());
  await user.click(screen.getByRole('button', { name: 'Tasty 1' }));
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/rest/review/list').at(-1)?.input).toMatchObject({ tag: 'tasty' }),
  );
});

it('a member can report another guest’s review with a reason, but not their own review', async () => {
  const { user, asked } = await open(page({ records: [review(), review({ id: 2, guestName: 'M…e', isMine: true })] }));
  const reports = screen.getAllByRole('button', { name: 'Report' });
  expect(reports).toHaveLength(1);
  await user.click(reports[0] ?? document.body);
  await user.click(screen.getByRole('radio', { name: 'Advertising' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/rest/review/report')?.input).toMatchObject({
      reviewId: 1,
      reason: 'advertising',
    }),
  );
});
