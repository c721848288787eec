import { type EarningParty, earningParties } from '@chifan/domain/refund';
import { Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { paymentMethodLabels } from '../../../money-words/payment-method-labels.ts';
import { liableLabels } from '../../../staff-order/order-labels.ts';
import type { OperatorRefundPreview } from './operator-refund-form.ts';

type PreviewProps = { readonly preview: OperatorRefundPreview };

/**
 * The amounts that the guest gets back by balance and payment method, and the earnings of each party after the refund.
 */
export function RefundPreview({ preview }: PreviewProps) {
  return (
    <section aria-label={t`退款预览`} aria-live="polite" className="grid gap-3 rounded-small bg-sunken p-3">
      <GuestGets preview={preview} />
      <EarningsOfParties preview={preview} />
      {preview.liable === null && <p className="text-note text-soft">{t`商家还没有接单，没有人需要承担这笔退款。`}</p>}
      {preview.endsOrder && <p className="font-semibold">{t`订单随即结束，商家和骑手会收到通知。`}</p>}
    </section>
  );
}

function GuestGets({ preview: { parts, method, fees } }: PreviewProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-1">
      <dt className="font-semibold">{t`退给客人`}</dt>
      <dd className="text-end font-semibold">
        <Money amount={parts.amount} />
      </dd>
      <Part label={t`退回余额`} amount={parts.balance} />
      <Part label={t`原路退回：${paymentMethodLabels(method ?? '')}`} amount={parts.gateway} />
      <Part label={t`其中配送费和打包费`} amount={fees} />
    </dl>
  );
}

function Part({ label, amount }: { readonly label: string; readonly amount: number }) {
  if (amount === 0) return null;
  return (
    <>
      <dt className="text-note text-soft">{label}</dt>
      <dd className="text-end text-note">
        <Money amount={amount} />
      </dd>
    </>
  );
}

const partyLabel = (party: EarningParty): string => (party === 'brand' ? t`品牌` : liableLabels[party]());

function EarningsOfParties({ preview: { earnings } }: PreviewProps) {
  const parties = earningParties.filter((party) => earnings.without[party] !== 0 || earnings.with[party] !== 0);
  if (parties.length === 0) return null;
  return (
    <table className="w-full text-note">
      <caption className="mb-1 text-start text-soft">{t`各方从这一单得到的收入`}</caption>
      <thead className="text-soft">
        <tr className="border-b border-line">
          <td />
          <th scope="col" className="py-1 text-end font-medium">{t`不退款`}</th>
          <th scope="col" className="py-1 text-end font-medium">{t`退款后`}</th>
        </tr>
      </thead>
      <tbody>
        {parties.map((party) => (
          <tr key={party} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1 text-start font-normal">
              {partyLabel(party)}
            </th>
            <td className="py-1 text-end">
              <Money amount={earnings.without[party]} />
            </td>
            <td className="py-1 text-end font-semibold">
              <Money amount={earnings.with[party]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
