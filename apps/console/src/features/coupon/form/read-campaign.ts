import type { CampaignDraft } from '@chifan/contract/coupon/views';
import { type Language, languages } from '@chifan/domain';
import { type CampaignProblem, type CouponIssuer, campaignProblem } from '@chifan/domain/coupon';
import { orderTypes } from '@chifan/domain/ordering';
import { readYuan } from '../../../platform/yuan.ts';
import { type CampaignField, type CampaignForm, type SentCampaign, visibleFields } from './campaign-form.ts';

export type FieldProblem =
  | CampaignProblem
  | 'amount_wrong'
  | 'number_wrong'
  | 'code_wrong'
  | 'date_wrong'
  | 'types_missing';

export type ReadCampaign =
  | { readonly ok: true; readonly value: SentCampaign }
  | { readonly ok: false; readonly field: CampaignField; readonly problem: FieldProblem };

type Reading = { readonly issuer: CouponIssuer; readonly now: Date };

/**
 * Parses the form to the campaign that is sent, or to the first field with a problem. Uses the same domain rules as the
 * server.
 */
export function readCampaign(form: CampaignForm, { issuer, now }: Reading): ReadCampaign {
  const misread = firstMisread(form);
  if (misread) return { ok: false, ...misread };
  const value = sentOf(form);
  const { draft } = value;
  const nameZh = draft.name['zh-CN'] ?? '';
  const [startsAt, endsAt] = [new Date(draft.startsAt), new Date(draft.endsAt)];
  const problem = campaignProblem({ ...draft, issuer, nameZh, startsAt, endsAt }, now);
  return problem === null ? { ok: true, value } : { ok: false, field: fieldOf[problem], problem };
}

type Misread = { readonly field: CampaignField; readonly problem: FieldProblem };

function firstMisread(form: CampaignForm): Misread | undefined {
  const shown = visibleFields(form);
  const amounts = (['threshold', 'reduction', 'price', 'maxRebate'] as const).filter((field) => shown.has(field));
  const wrongAmount = amounts.find((field) => form[field].trim() !== '' && readYuan(form[field]) === null);
  if (wrongAmount) return { field: wrongAmount, problem: 'amount_wrong' };
  const wrongNumber = numberRanges.find(({ field, most, isOptional }) => {
    if (field === 'rebatePercent' && !shown.has(field)) return false;
    if (form[field].trim() === '') return !isOptional;
    const read = wholeNumber(form[field]);
    return read === null || read < 1 || read > most;
  });
  if (wrongNumber) return { field: wrongNumber.field, problem: 'number_wrong' };
  if (shown.has('types') && form.types.length === 0) return { field: 'types', problem: 'types_missing' };
  if (shown.has('code') && form.code.trim() !== '' && !/^[A-Z0-9]{4,20}$/.test(form.code.trim()))
    return { field: 'code', problem: 'code_wrong' };
  const wrongDate = (['startDate', 'endDate'] as const).find((field) => form[field] === '');
  return wrongDate && { field: wrongDate, problem: 'date_wrong' };
}

const numberRanges = [
  { field: 'rebatePercent', most: 100, isOptional: true },
  { field: 'validDays', most: 366, isOptional: false },
  { field: 'budget', most: 100_000_000, isOptional: true },
  { field: 'perMemberLimit', most: 100, isOptional: false },
  { field: 'shopId', most: Number.MAX_SAFE_INTEGER, isOptional: true },
] as const;

const wholeNumber = (typed: string): number | null => (/^\d{1,15}$/.test(typed.trim()) ? Number(typed.trim()) : null);

function sentOf(form: CampaignForm): SentCampaign {
  const shown = visibleFields(form);
  const amount = (field: 'threshold' | 'reduction' | 'price' | 'maxRebate') =>
    shown.has(field) ? readYuan(form[field]) : null;
  const draft: CampaignDraft = {
    group: form.group,
    name: writtenNames(form.names),
    threshold: amount('threshold') ?? 0,
    reduction: amount('reduction') ?? 0,
    rebatePercent: shown.has('rebatePercent') ? wholeNumber(form.rebatePercent) : null,
    maxRebate: amount('maxRebate'),
    types: form.group === 'delivery' ? ['delivery'] : [...(shown.has('types') ? form.types : orderTypes)],
    channel: form.channel,
    price: amount('price'),
    code: (shown.has('code') && form.code.trim()) || null,
    // Guests can get the coupon from the start of the first day until the end of the last day, in Shanghai time.
    startsAt: new Date(`${form.startDate}T00:00:00+08:00`).toISOString(),
    endsAt: new Date(`${form.endDate}T23:59:59.999+08:00`).toISOString(),
    validDays: wholeNumber(form.validDays) ?? 1,
    budget: wholeNumber(form.budget),
    perMemberLimit: wholeNumber(form.perMemberLimit) ?? 1,
    limitPer: form.limitPer,
    minimumLevel: shown.has('minimumLevel') && form.minimumLevel !== 'all' ? form.minimumLevel : null,
  };
  return { draft, shopId: wholeNumber(form.shopId) };
}

const writtenNames = (names: CampaignForm['names']): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const name = names[language]?.trim() ?? '';
      return name === '' ? [] : [[language, name]];
    }),
  );

/** The form field at which each problem of a campaign is shown. */
const fieldOf: Readonly<Record<CampaignProblem, CampaignField>> = {
  name_missing: 'names',
  group_not_yours: 'group',
  channel_not_yours: 'channel',
  reduction_missing: 'reduction',
  reduction_needless: 'reduction',
  reduction_above_threshold: 'reduction',
  rebate_missing: 'rebatePercent',
  rebate_needless: 'rebatePercent',
  types_not_delivery: 'types',
  price_missing: 'price',
  price_needless: 'price',
  price_too_high: 'price',
  code_needless: 'code',
  dates_wrong: 'endDate',
  over_already: 'endDate',
};
