import type { OutputAt } from '@chifan/contract/client';
import { areReductionsValid } from '@chifan/domain/catalogue';
import { readYuan, writeYuan } from '../../../platform/yuan.ts';

export type DeliveryTerms = OutputAt<'/rest/merchant/shop'>['deliveryTerms'];

export type ReductionForm = { readonly threshold: string; readonly reduction: string };

/** The delivery form as typed, in kilometres and yuan. */
export type TermsForm = {
  readonly radiusKm: string;
  readonly minimum: string;
  readonly baseFee: string;
  readonly baseKm: string;
  readonly perKm: string;
  readonly packageFee: string;
  /** Kitchen time in minutes. Empty if the shop states no kitchen time. */
  readonly kitchen: string;
  readonly reductions: readonly ReductionForm[];
};

export type TermsField = Exclude<keyof TermsForm, 'reductions'>;
export type TermsProblem = 'km_unreadable' | 'yuan_unreadable' | 'minutes_unreadable';

const maxMetres = 30_000;

/** Maximum of each field in fen, as on the server. */
const maxFen = { minimum: 1_000_000, baseFee: 100_000, perKm: 100_000, packageFee: 100_000 } as const;

export const formOfTerms = (terms: DeliveryTerms): TermsForm => ({
  radiusKm: writeKilometres(terms.radiusMetres),
  minimum: writeYuan(terms.minimumDelivery),
  baseFee: writeYuan(terms.deliveryBaseFee),
  baseKm: writeKilometres(terms.deliveryBaseMetres),
  perKm: writeYuan(terms.deliveryPerKm),
  packageFee: writeYuan(terms.packageFee),
  kitchen: terms.kitchenMinutes === null ? '' : String(terms.kitchenMinutes),
  reductions: terms.fullReductions.map(({ threshold, reduction }) => ({
    threshold: writeYuan(threshold),
    reduction: writeYuan(reduction),
  })),
});

export function problemsOfTerms(form: TermsForm): Partial<Record<TermsField, TermsProblem>> {
  const kilometres = (['radiusKm', 'baseKm'] as const).filter((field) => readKilometres(form[field]) === null);
  const amounts = (['minimum', 'baseFee', 'perKm', 'packageFee'] as const).filter((field) => {
    const fen = readYuan(form[field]);
    return fen === null || fen > maxFen[field];
  });
  return Object.fromEntries([
    ...kilometres.map((field) => [field, 'km_unreadable']),
    ...amounts.map((field) => [field, 'yuan_unreadable']),
    ...(readMinutes(form.kitchen) === undefined ? [['kitchen', 'minutes_unreadable']] : []),
  ]);
}

export function areTiersRight(form: TermsForm): boolean {
  const tiers = tiersOf(form);
  return tiers !== null && areReductionsValid(tiers);
}

export function readTerms(form: TermsForm): DeliveryTerms | null {
  const tiers = tiersOf(form);
  if (tiers === null || !areReductionsValid(tiers) || Object.keys(problemsOfTerms(form)).length > 0) return null;
  return {
    radiusMetres: readKilometres(form.radiusKm) ?? 0,
    minimumDelivery: readYuan(form.minimum) ?? 0,
    deliveryBaseFee: readYuan(form.baseFee) ?? 0,
    deliveryBaseMetres: readKilometres(form.baseKm) ?? 0,
    deliveryPerKm: readYuan(form.perKm) ?? 0,
    packageFee: readYuan(form.packageFee) ?? 0,
    fullReductions: tiers,
    kitchenMinutes: readMinutes(form.kitchen) ?? null,
  };
}

function tiersOf({ reductions }: TermsForm): { threshold: number; reduction: number }[] | null {
  const tiers = reductions.map(({ threshold, reduction }) => ({
    threshold: readYuan(threshold),
    reduction: readYuan(reduction),
  }));
  const read = tiers.flatMap(({ threshold, reduction }) =>
    threshold === null || reduction === null ? [] : [{ threshold, reduction }],
  );
  return read.length === tiers.length ? read : null;
}

const maxKitchenMinutes = 120;

/** Parses minutes. Null if the field is empty, undefined if it is not a valid number of minutes. */
function readMinutes(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const minutes = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return minutes >= 1 && minutes <= maxKitchenMinutes ? minutes : undefined;
}

const writeKilometres = (metres: number): string => String(metres / 1_000);

function readKilometres(typed: string): number | null {
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(typed.trim())) return null;
  const metres = Math.round(Number(typed) * 1_000);
  return metres <= maxMetres ? metres : null;
}
