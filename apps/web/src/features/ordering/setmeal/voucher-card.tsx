import { Card } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { TapToCopy } from '../../../platform/copying/tap-to-copy.tsx';
import { TimeFact } from '../../../terms/ordering/order-facts.tsx';

/** The vouchers of a paid set meal, one number per unit. */
export function VoucherCard({ order: { state, setMeal } }: { readonly order: OrderDetail }) {
  const { t } = useLingui();
  if (!setMeal || setMeal.vouchers.length === 0) return null;
  return (
    <Card title={t`Voucher`} className="grid grid-cols-1 gap-2">
      <ul className="grid gap-1">
        {setMeal.vouchers.map(({ number }) => (
          <li key={number}>
            <TapToCopy text={number}>
              <bdi dir="ltr" className="figures font-mono">
                {number}
              </bdi>
            </TapToCopy>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 text-note">
        {state === 'pending' && <TimeFact label={t`Choose a restaurant by`} at={setMeal.validUntil} />}
        {setMeal.chosenAt !== null && <TimeFact label={t`Restaurant chosen`} at={setMeal.chosenAt} />}
      </dl>
    </Card>
  );
}
