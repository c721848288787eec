import { isPaymentMethod, type PaymentMethod } from '@chifan/domain/payment';
import { Card, Fact } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Purchase } from '../../../data/wallet.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';

const methods: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  stripe: msg`Bank card`,
  alipay: msg`Alipay`,
  wechat: msg`WeChat Pay`,
  balance: msg`Balance`,
};

/** Number, times and how it was paid. */
export function PurchaseFacts({ purchase }: { readonly purchase: Purchase }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const when = (instant: string) => <bdi>{formatTime(instant, 'moment', language)}</bdi>;
  const { number, method, createdAt, payBefore, paidAt, state } = purchase;
  return (
    <Card>
      <dl className="grid gap-2 text-note">
        <Fact label={<Trans>Number</Trans>}>
          <bdi dir="ltr" className="figures wrap-anywhere">
            {number}
          </bdi>
        </Fact>
        <Fact label={<Trans>Started</Trans>}>{when(createdAt)}</Fact>
        {state === 'unpaid' && <Fact label={<Trans>Pay before</Trans>}>{when(payBefore)}</Fact>}
        {paidAt !== null && <Fact label={<Trans>Paid</Trans>}>{when(paidAt)}</Fact>}
        {isPaymentMethod(method) && <Fact label={<Trans>Paid with</Trans>}>{i18n._(methods[method])}</Fact>}
      </dl>
    </Card>
  );
}
