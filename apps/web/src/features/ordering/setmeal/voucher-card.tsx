import { Card, PickUpCode } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { CopiedByPress } from '../../../platform/copying/copied-by-press.tsx';
import { MomentFact } from '../../../terms/orders/order-facts.tsx';
import { InChinese } from '../detail/order-codes.tsx';

type VoucherProps = { readonly order: OrderDetail };

const brandCodeZh = '兑换码';

/** The brand's own codes, where its counters take them; there are none before the pick-up code. */
export function BrandCodes({ order: { setMeal } }: VoucherProps) {
  const { t } = useLingui();
  return setMeal?.vouchers.map(
    ({ number, code }) =>
      code !== null && (
        <PickUpCode
          key={number}
          code={code}
          size="long"
          label={
            <>
              {t`The chain’s own code`} <InChinese>{brandCodeZh}</InChinese>
            </>
          }
        />
      ),
  );
}

/** One number a piece. */
export function VoucherCard({ order: { state, setMeal } }: VoucherProps) {
  const { t } = useLingui();
  if (!setMeal || setMeal.vouchers.length === 0) return null;
  return (
    <Card title={t`Voucher`} className="grid grid-cols-1 gap-2">
      <ul className="grid gap-1">
        {setMeal.vouchers.map(({ number }) => (
          <li key={number}>
            <CopiedByPress text={number}>
              <bdi dir="ltr" className="figures font-mono">
                {number}
              </bdi>
            </CopiedByPress>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 text-note">
        {state === 'pending' && <MomentFact label={t`Choose a restaurant until`} at={setMeal.validUntil} />}
        {setMeal.chosenAt !== null && <MomentFact label={t`Restaurant chosen`} at={setMeal.chosenAt} />}
      </dl>
    </Card>
  );
}
