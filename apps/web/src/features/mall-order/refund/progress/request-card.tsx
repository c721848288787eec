import { Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PhotoRow } from '../../../../platform/photos/photo-row.tsx';
import { Points } from '../../../../terms/points/points.tsx';
import { ProductLines } from '../../goods/product-lines.tsx';
import { mallReasonByNumber } from '../../words/reason-words.ts';
import type { RefundPartProps } from './mall-refund-part-props.ts';

/** What the guest asked for, why, and what they showed. */
export function RequestCard({ refund }: RefundPartProps) {
  const { t, i18n } = useLingui();
  const { items, asked, note, number, photos } = refund;
  const reason = mallReasonByNumber(refund.reason);
  return (
    <Card title={t`Your request`} className="grid grid-cols-1 gap-3">
      <ProductLines lines={items} />
      <p className="flex justify-between gap-3 border-t border-line pt-3">
        <span>
          <Trans>Points that you asked for</Trans>
        </span>
        <Points points={asked} className="font-semibold" />
      </p>
      {reason && <p className="text-note text-soft">{i18n._(reason)}</p>}
      {note && (
        <p dir="auto" className="text-note whitespace-pre-line">
          {note}
        </p>
      )}
      <PhotoRow photos={photos} />
      <p className="text-small text-faint">
        <Trans>
          Refund <bdi dir="ltr">{number}</bdi>
        </Trans>
      </p>
    </Card>
  );
}
