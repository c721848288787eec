import type { SetMealRow } from '@chifan/contract/setmeal/staff-views';
import { Card, EmptyState, ErrorState, Money, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { dishText } from '../../../texts/dish-name.tsx';
import { useAllSetMeals } from '../set-meals.query.ts';
import { brandText } from './brand-text.ts';
import { type Sales, sumOfSales } from './sales.ts';

export function SalesTable({ brandId }: { readonly brandId: number | null }) {
  const { data, error, refetch } = useAllSetMeals(brandId);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (data.records.length === 0) return <EmptyState icon="list" title={t`还没有套餐`} />;
  return (
    <Card>
      <p className="mb-2 text-note text-soft">{t`按份数统计。收入为已核销部分的实付金额，品牌分成从中结算。`}</p>
      {/* The table is wider than a phone, so this section scrolls by touch and by keyboard. */}
      <section aria-label={t`套餐销售`} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-[42rem] text-note">
          <SalesHead />
          <tbody>
            {data.records.map((row) => (
              <SalesRow key={row.id} name={<NameOf row={row} />} sales={row.sales} />
            ))}
          </tbody>
          <tfoot className="font-semibold">
            <SalesRow name={t`合计`} sales={sumOfSales(data.records)} />
          </tfoot>
        </table>
      </section>
    </Card>
  );
}

function SalesHead() {
  const numbers = [t`已付款`, t`未选店`, t`已核销`, t`已退款`, t`收入`, t`品牌分成`];
  return (
    <thead className="text-soft">
      <tr className="border-b border-line">
        <th scope="col" className="py-2 text-start font-medium">{t`套餐`}</th>
        {numbers.map((label) => (
          <th key={label} scope="col" className="py-2 ps-3 text-end font-medium whitespace-nowrap">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function NameOf({ row }: { readonly row: SetMealRow }) {
  return (
    <>
      {dishText(row)}
      <span className="block text-small text-soft">{brandText(row)}</span>
    </>
  );
}

type SalesRowProps = { readonly name: ReactNode; readonly sales: Sales };

const pieces = ['paid', 'open', 'redeemed', 'refunded'] as const;
const sums = ['revenue', 'brandShare'] as const;

function SalesRow({ name, sales }: SalesRowProps) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
        {name}
      </th>
      {pieces.map((column) => (
        <td key={column} className="figures py-2 ps-3 text-end">
          {sales[column]}
        </td>
      ))}
      {sums.map((column) => (
        <td key={column} className="py-2 ps-3 text-end">
          <Money amount={sales[column]} />
        </td>
      ))}
    </tr>
  );
}
