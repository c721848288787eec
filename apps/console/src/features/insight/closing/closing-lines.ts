import { t } from '@lingui/core/macro';
import { postingLabels } from '../../../money-words/posting-labels.ts';
import { bearerLabel, closingMethodLabel, closingWayLabel, type DayClosing } from './closing-words.ts';

export type ClosingLine = {
  readonly label: string;
  readonly amount: number;
  /** Number of orders, or null if the line has no such number. */
  readonly orders: number | null;
  readonly isSum?: boolean;
};

export type ClosingSection = { readonly title: string; readonly lines: readonly ClosingLine[] };

/** Builds the tables of a day closing. The screen, the printed page and the exported file use the same tables. */
export function closingSections({ sums, ways, methods, refunds, others, booked }: DayClosing): ClosingSection[] {
  const line = (label: string, amount: number, orders: number | null = null): ClosingLine => ({
    label,
    amount,
    orders,
  });
  const unlessZero = (each: ClosingLine): ClosingLine[] => (each.amount === 0 ? [] : [each]);
  return [
    {
      title: t`入账明细`,
      lines: [
        line(t`顾客实付`, sums.paid, sums.orders),
        ...unlessZero(line(t`平台补贴的优惠券`, sums.platformCoupons)),
        ...unlessZero(line(t`配送费`, -sums.deliveryFees)),
        ...unlessZero(line(t`品牌分成`, -sums.brandShare)),
        ...others.map(({ reason, amount, count }) => line(postingLabels(reason), amount, count)),
        { ...line(t`当日入账`, booked), isSum: true },
      ],
    },
    {
      title: t`按取餐方式（实付）`,
      lines: ways.map(({ way, paid, orders }) => line(closingWayLabel(way), paid, orders)),
    },
    {
      title: t`按付款方式（实付）`,
      lines: methods.map(({ method, amount }) => line(closingMethodLabel(method), amount)),
    },
    {
      title: t`退给顾客`,
      lines: refunds.map(({ bearer, amount, count }) => line(bearerLabel(bearer), amount, count)),
    },
    {
      title: t`优惠由谁承担`,
      lines: [
        ...unlessZero(line(t`优惠券，平台承担`, sums.platformCoupons)),
        ...unlessZero(line(t`优惠券，本店承担`, sums.shopCoupons)),
        ...unlessZero(line(t`满减，本店承担`, sums.fullReductions)),
      ],
    },
  ];
}
