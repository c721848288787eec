import { paymentMethods } from '@chifan/domain/payment';
import { Card, Fact } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { CopiedByPress } from '../../../platform/copying/copied-by-press.tsx';
import { CopyButton } from '../../../platform/copying/copy-button.tsx';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { methodLabels } from '../../../terms/payment/method-words.ts';

export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const paidBy = paymentMethods.filter((method) => order.paidBy.includes(method));
  return (
    <Card>
      <dl className="grid gap-2 text-note">
        <Fact label={t`Order number`}>
          <span className="-my-2.5 -me-2.5 flex items-center">
            <CopiedByPress text={order.number}>
              <bdi dir="ltr" className="figures">
                {order.number}
              </bdi>
            </CopiedByPress>
            <CopyButton text={order.number} label={t`Copy the order number`} />
          </span>
        </Fact>
        <Fact label={t`Placed`}>
          <bdi>{formatTime(order.placedAt, 'moment', language)}</bdi>
        </Fact>
        {paidBy.length > 0 && (
          <Fact label={t`Paid with`}>
            {paidBy.map((method) => (
              <span key={method} className="block">
                {i18n._(methodLabels[method])}
              </span>
            ))}
          </Fact>
        )}
        {order.wantedAt !== null && (
          <Fact label={t`Wanted for`}>
            <bdi>{formatTime(order.estimatedAt, 'moment', language)}</bdi>
          </Fact>
        )}
      </dl>
    </Card>
  );
}
