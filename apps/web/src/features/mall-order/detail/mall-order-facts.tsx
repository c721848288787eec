import { Card, Fact } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { MallOrder } from '../../../data/mall-order.ts';
import { CopiedByPress } from '../../../platform/copying/copied-by-press.tsx';
import { CopyButton } from '../../../platform/copying/copy-button.tsx';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { Points } from '../../../terms/points/points.tsx';

export function MallOrderFacts({ order }: { readonly order: MallOrder }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Card>
      <dl className="grid gap-2 text-note">
        <Fact label={t`In all`}>
          <Points points={order.points} className="font-semibold" />
        </Fact>
        {order.remark !== null && (
          <Fact label={t`Remark`}>
            <span dir="auto" className="whitespace-pre-line">
              {order.remark}
            </span>
          </Fact>
        )}
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
        {order.paidAt !== null && (
          <Fact label={t`Paid`}>
            <bdi>{formatTime(order.paidAt, 'moment', language)}</bdi>
          </Fact>
        )}
      </dl>
    </Card>
  );
}
