import { reviewFaults } from '@chifan/domain/review';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../app/testing/open-console.tsx';
import type { ModeratedReview, StaffReview } from './reviews.query.ts';

const review = (changed: Partial<StaffReview> = {}): StaffReview => ({
  id: 5,
  shopId: 1,
  shopNameZh: '面馆',
  shopName: null,
  orderNumber: '26112212345678',
  guestName: 'A…r',
  state: 'shown',
  stars: 2,
  tags: ['cold'],
  text: 'Kalt angekommen',
  language: 'de',
  translation: '送到时凉了',
  translatedBy: 'machine',
  photos: [],
  photosOnMenu: false,
  likelyDishId: 11,
  dishes: [
    { dishId: 11, nameZh: '牛肉面', name: null, thumb: 'down', isOnMenu: true, hasOwnPhoto: false, guestPhoto: null },
    { dishId: 12, nameZh: '绿豆汤', name: null, thumb: null, isOnMenu: true, hasOwnPhoto: true, guestPhoto: null },
  ],
  createdAt: '2026-11-20T06:00:00.000Z',
  editedAt: null,
  reply: null,
  isDemo: false,
  hiddenFor: null,
  allowedEvents: ['reply'],
  ...changed,
});

const moderated = (changed: Partial<ModeratedReview> = {}): ModeratedReview => ({
  ...review({ allowedEvents: ['keep', 'hide'] }),
  reports: [{ reason: 'off_topic', note: 'Not this place', createdAt: '2026-11-21T06:00:00.000Z', isSettled: false }],
  history: [
    {
      event: 'write',
      from: null,
      to: 'shown',
      actor: 'member',
      by: null,
      reason: null,
      at: '2026-11-20T06:00:00.000Z',
    },
  ],
  ...changed,
});

const page = <Review,>(record: Review) => ({ records: [record], total: 1, pageNo: 1, pageSize: 20 });

const atShop = (shown = review(), language: 'zh-CN' | 'en' = 'zh-CN') =>
  openConsole('/reviews', {
    language,
    staff: staffOfTest('merchant'),
    answers: { '/rest/merchant/review/list': page(shown), '/rest/merchant/review/reply': shown },
  });

const atPlatform = (shown = moderated()) =>
  openConsole('/all-reviews', {
    staff: staffOfTest('platform'),
    answers: { '/rest/platform/review/list': page(shown), '/rest/platform/review/moderate': shown },
  });

const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a merchant', () => {
  it('a merchant who reads English sees Chinese and English names of restaurant and dishes in a review', async () => {
    const dishes = review().dishes.map((dish) => ({ ...dish, name: 'Beef noodle soup' }));
    const { text } = await atShop(review({ shopName: 'Noodle House', dishes }), 'en');
    expect(text()).toContain('面馆 (Noodle House)');
    expect(text()).toContain('牛肉面 (Beef noodle soup)');
  });

  it('a merchant sees a review with its Chinese translation, tags and dishes', async () => {
    const { text } = await atShop();
    for (const said of ['Kalt angekommen', '送到时凉了', '菜凉了', '牛肉面 踩', 'A…r', '26112212345678'])
      expect(text()).toContain(said);
  });

  it('a merchant replies to a review with phrases that fit its stars and with free text', async () => {
    const { user, asked } = await atShop();
    await user.click(press('回复'));
    await user.click(screen.getByRole('checkbox', { name: '我们会改进。' }));
    await user.type(screen.getByLabelText('自己写（选填）'), '下次送您一碗');
    await user.click(press('发布回复'));
    await expect
      .poll(() => asked)
      .toContainEqual(
        expect.objectContaining({
          path: '/rest/merchant/review/reply',
          input: { reviewId: 5, text: '下次送您一碗', phrases: ['sorry', 'will_improve'] },
        }),
      );
  });

  it('a merchant can edit a reply to a review, but cannot publish an empty reply', async () => {
    const { user } = await atShop(
      review({
        reply: {
          text: '',
          phrases: ['thank_you'],
          createdAt: '2026-11-21T06:00:00.000Z',
          translation: null,
          translatedBy: null,
        },
      }),
    );
    await user.click(press('修改回复'));
    await user.click(screen.getByRole('checkbox', { name: '感谢您的评价。' }));
    expect(press('发布回复').disabled).toBe(true);
  });
});

describe('the platform', () => {
  const path = '/rest/platform/review/moderate';

  it('an operator sees why a review was reported, and this reason is preselected for hiding the review', async () => {
    const { user, asked, text } = await atPlatform();
    expect(text()).toContain('与本店无关');
    expect(text()).toContain('Not this place');
    await user.click(press('隐藏'));
    expect(screen.getAllByRole('radio')).toHaveLength(reviewFaults.length);
    await user.click(press('确认隐藏'));
    await expect
      .poll(() => asked)
      .toContainEqual(expect.objectContaining({ path, input: { reviewId: 5, decision: 'hide', reason: 'off_topic' } }));
  });

  it('an operator decides that a reported review stays visible', async () => {
    const first = await atPlatform();
    await first.user.click(press('保留'));
    await first.user.click(press('确认保留'));
    await expect
      .poll(() => first.asked)
      .toContainEqual(expect.objectContaining({ path, input: { reviewId: 5, decision: 'keep' } }));
  });

  it('an operator sees who hid a review and why, and can restore it', async () => {
    const hidden = moderated({
      state: 'hidden',
      hiddenFor: 'abusive',
      allowedEvents: ['restore'],
      history: [
        {
          event: 'hide',
          from: 'shown',
          to: 'hidden',
          actor: 'platform',
          by: '小林',
          reason: 'abusive',
          at: '2026-11-21T06:00:00.000Z',
        },
      ],
    });
    const { user, asked, text } = await atPlatform(hidden);
    expect(text()).toMatch(/隐藏 · 小林 · 辱骂或仇恨言论/);
    await user.click(press('恢复展示'));
    await user.click(press('确认恢复'));
    await expect
      .poll(() => asked)
      .toContainEqual(expect.objectContaining({ path, input: { reviewId: 5, decision: 'restore' } }));
  });
});

describe('photos of a review on the menu (rule review-12)', () => {
  const allowed = (changed: Partial<StaffReview> = {}) =>
    review({ photos: ['a.webp', 'b.webp'], photosOnMenu: true, allowedEvents: ['reply', 'use_photo'], ...changed });
  const open = (shown: StaffReview) =>
    openConsole('/reviews', {
      staff: staffOfTest('merchant'),
      answers: { '/rest/merchant/review/list': page(shown), '/rest/staff/review/photo': true },
    });
  const sent = ({ asked }: Awaited<ReturnType<typeof open>>) =>
    asked.filter(({ path }) => path === '/rest/staff/review/photo').map(({ input }) => input);

  it('without the consent of the guest, no photo of a review can be used on the menu', async () => {
    const { text } = await open(allowed({ photosOnMenu: false }));
    expect(text()).not.toContain('客人同意把照片放到菜单上');
    expect(screen.queryByRole('button', { name: '用于菜品' })).toBeNull();
  });

  it('the merchant confirms the likely dish of a review photo or chooses another dish of the order', async () => {
    const opened = await open(allowed());
    await opened.user.click(screen.getAllByRole('button', { name: '用于菜品' })[0] as HTMLElement);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /牛肉面/ }).checked).toBe(true);
    expect(sent(opened)).toEqual([]);
    await opened.user.click(screen.getByRole('radio', { name: /绿豆汤/ }));
    await opened.user.click(screen.getByRole('button', { name: '放到菜单上' }));
    await expect.poll(() => sent(opened)).toEqual([{ reviewId: 5, photo: 'a.webp', dishId: 12 }]);
  });

  it('a review photo on the menu shows the name of its dish and can be removed', async () => {
    const [noodles, soup] = review().dishes;
    if (!noodles || !soup) throw new Error('no dishes');
    const opened = await open(allowed({ dishes: [{ ...noodles, guestPhoto: 'b.webp' }, soup] }));
    expect(opened.text()).toContain('已用于：牛肉面');
    await opened.user.click(screen.getByRole('button', { name: '从菜单撤下' }));
    await expect.poll(() => sent(opened)).toEqual([{ reviewId: 5, photo: 'b.webp', dishId: null }]);
  });
});
