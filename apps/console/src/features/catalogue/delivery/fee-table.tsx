import { fen } from '@chifan/domain';
import { deliveryFee } from '@chifan/domain/ordering';
import { Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { DeliveryTerms } from './terms-form.ts';

/** The delivery terms as parsed from the form, or null while a field cannot be parsed. */
type FeeTableProps = { readonly terms: DeliveryTerms | null };

const maxRows = 12;

/** Shows the delivery fee for each kilometre, calculated with the same function as the price of an order. */
export function FeeTable({ terms }: FeeTableProps) {
  if (terms === null || terms.radiusMetres === 0) return null;
  const rule = {
    radiusMetres: terms.radiusMetres,
    baseFee: fen(terms.deliveryBaseFee),
    baseDistanceMetres: terms.deliveryBaseMetres,
    feePerKilometre: fen(terms.deliveryPerKm),
  };
  const kilometres = Array.from(
    { length: Math.min(maxRows, Math.ceil(terms.radiusMetres / 1_000) + 1) },
    (_, at) => at + 1,
  );
  return (
    <Card title={t`客人要付的配送费`}>
      <table className="w-full text-note">
        <thead>
          <tr className="border-b border-line text-start text-soft">
            <th scope="col" className="py-2 text-start font-normal">
              {t`距离`}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {t`配送费`}
            </th>
          </tr>
        </thead>
        <tbody>
          {kilometres.map((km) => {
            const fee = deliveryFee(rule, km * 1_000);
            return (
              <tr key={km} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2 text-start font-normal">
                  {t`${km} 公里`}
                </th>
                <td className="py-2 text-end">
                  {fee.ok ? <Money amount={fee.value} /> : <span className="text-soft">{t`超出范围，不配送`}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
