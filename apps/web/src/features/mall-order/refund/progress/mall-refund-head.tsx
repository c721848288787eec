import { Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Points } from '../../../../terms/points/points.tsx';
import { refundWords } from '../../words/refund-words.ts';
import type { RefundPartProps } from './mall-refund-part-props.ts';

/** Where the request stands, and what was decided, in words. */
export function MallRefundHead({ refund }: RefundPartProps) {
  const { i18n } = useLingui();
  const { title, text } = refundWords(refund);
  const { granted, decisionWords } = refund;
  return (
    <Card className="grid gap-2">
      <div aria-live="polite">
        <h2 className="text-title font-semibold text-balance">{i18n._(title)}</h2>
        {text && <p className="text-note text-soft">{i18n._(text)}</p>}
      </div>
      {granted !== null && (
        <p className="flex items-baseline justify-between gap-3">
          <span>
            <Trans>Points granted</Trans>
          </span>
          <Points points={granted} className="text-title font-semibold" />
        </p>
      )}
      {decisionWords !== null && <p className="text-note">{decisionWords}</p>}
    </Card>
  );
}
