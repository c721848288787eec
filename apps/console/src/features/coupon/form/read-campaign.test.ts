import { expect, test } from 'vitest';
import { type CampaignForm, emptyForm, formOfCampaign } from './campaign-form.ts';
import { readCampaign } from './read-campaign.ts';

const now = new Date('2026-11-21T04:00:00Z');
const form: CampaignForm = {
  ...emptyForm(now),
  names: { 'zh-CN': ' 满五十减八 ', en: '' },
  threshold: '50',
  reduction: '8.5',
};
const read = (change: Partial<CampaignForm> = {}) => readCampaign({ ...form, ...change }, { issuer: 'platform', now });

test('the campaign form converts amounts to fen and dates to whole days in Shanghai, and omits hidden fields', () => {
  expect(read({ rebatePercent: 'x', price: 'y', names: { ...form.names, fr: 'Bon' } })).toEqual({
    ok: true,
    value: {
      shopId: null,
      draft: {
        group: 'shop',
        name: { 'zh-CN': '满五十减八', fr: 'Bon' },
        threshold: 5000,
        reduction: 850,
        rebatePercent: null,
        maxRebate: null,
        types: ['pickup', 'delivery', 'pack'],
        channel: 'claim',
        price: null,
        code: null,
        startsAt: '2026-11-20T16:00:00.000Z',
        endsAt: '2026-12-21T15:59:59.999Z',
        validDays: 7,
        budget: null,
        perMemberLimit: 1,
        limitPer: 'campaign',
        minimumLevel: null,
      },
    },
  });
});

test.each<[string, Partial<CampaignForm>, string, string]>([
  ['without a Chinese name', { names: { en: 'No Chinese' } }, 'names', 'name_missing'],
  ['without a reduction', { reduction: '' }, 'reduction', 'reduction_missing'],
  ['whose reduction has a comma', { reduction: '8,5' }, 'reduction', 'amount_wrong'],
  ['whose reduction is above its threshold', { reduction: '51' }, 'reduction', 'reduction_above_threshold'],
  ['of rebate cards without a percentage', { group: 'rebate' }, 'rebatePercent', 'rebate_missing'],
  [
    'of rebate cards with more than 100 percent',
    { group: 'rebate', rebatePercent: '101' },
    'rebatePercent',
    'number_wrong',
  ],
  ['without any order type', { types: [] }, 'types', 'types_missing'],
  ['of sold coupons without a price', { channel: 'bought' }, 'price', 'price_missing'],
  ['of coupons sold at the price of their reduction', { channel: 'bought', price: '8.50' }, 'price', 'price_too_high'],
  ['whose code has a space', { code: 'a b' }, 'code', 'code_wrong'],
  ['without a start date', { startDate: '' }, 'startDate', 'date_wrong'],
  ['that starts after its end', { startDate: '2026-12-22' }, 'endDate', 'dates_wrong'],
  ['that has ended already', { endDate: '2026-11-20', startDate: '2026-11-01' }, 'endDate', 'over_already'],
  ['whose coupons are valid for 0 days', { validDays: '0' }, 'validDays', 'number_wrong'],
  ['without a limit per member', { perMemberLimit: '' }, 'perMemberLimit', 'number_wrong'],
  ['whose number of coupons is not whole', { budget: '1.5' }, 'budget', 'number_wrong'],
  ['whose shop ID is not a number', { shopId: 'x' }, 'shopId', 'number_wrong'],
])('the campaign form rejects a campaign %s', (_, change, field, problem) => {
  expect(read(change)).toEqual({ ok: false, field, problem });
});

test('readCampaign rejects a shop’s campaign with a group or channel reserved for the platform', () => {
  const reading = { issuer: 'shop', now } as const;
  expect(readCampaign({ ...form, group: 'delivery' }, reading)).toMatchObject({ field: 'group' });
  expect(readCampaign({ ...form, channel: 'granted' }, reading)).toMatchObject({ field: 'channel' });
});

test('parsing an unchanged campaign form returns the same campaign', () => {
  for (const change of [
    {},
    { group: 'delivery' },
    { channel: 'bought', price: '3' },
    { budget: '20', code: 'OPEN' },
  ] as const) {
    const sent = read(change);
    if (!sent.ok) throw new Error(sent.problem);
    const campaign = {
      ...sent.value.draft,
      id: 1,
      issuer: 'platform' as const,
      shopId: 7,
      shopNameZh: '面馆',
      shopName: null,
      issued: 0,
      used: 0,
      isEnded: false,
    };
    const again = readCampaign(formOfCampaign(campaign), { issuer: 'platform', now });
    expect(again).toEqual({ ok: true, value: { draft: sent.value.draft, shopId: 7 } });
  }
});
