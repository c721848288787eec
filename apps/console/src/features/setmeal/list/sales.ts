import type { SetMealRow } from '@chifan/contract/setmeal/staff-views';

export type Sales = SetMealRow['sales'];

const nothing: Sales = { paid: 0, open: 0, redeemed: 0, refunded: 0, revenue: 0, brandShare: 0 };

export const sumOfSales = (rows: readonly Pick<SetMealRow, 'sales'>[]): Sales =>
  rows.reduce(
    (sum, { sales }) => ({
      paid: sum.paid + sales.paid,
      open: sum.open + sales.open,
      redeemed: sum.redeemed + sales.redeemed,
      refunded: sum.refunded + sales.refunded,
      revenue: sum.revenue + sales.revenue,
      brandShare: sum.brandShare + sales.brandShare,
    }),
    nothing,
  );
