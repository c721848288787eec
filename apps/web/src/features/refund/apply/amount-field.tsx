import { Money, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefundPreview } from '../../../data/refund.ts';
import { writeYuan } from '../../../platform/money/read-yuan.ts';
import { askedAmount, isAmountGood } from './typed-amount.ts';

type AmountFieldProps = {
  readonly preview: RefundPreview;
  /** null: everything that the items bring back. */
  readonly typed: string | null;
  readonly onChange: (typed: string | null) => void;
};

/** The exact sum that would come back now, and where it goes. A guest may ask for less. */
export function AmountField({ preview: { most, parts, isAtOnce }, typed, onChange }: AmountFieldProps) {
  const { t } = useLingui();
  const isGood = isAmountGood(askedAmount(typed, most), most);
  const isMixed = parts.balance > 0 && parts.gateway > 0;
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="flex items-baseline justify-between gap-3">
        <span>
          <Trans>You can get back up to</Trans>
        </span>
        <Money amount={most} className="text-title font-semibold" />
      </p>
      {isMixed && (
        <p className="text-note text-soft">
          <Trans>
            <Money amount={parts.balance} /> to your balance, <Money amount={parts.gateway} /> to what you paid with.
          </Trans>
        </p>
      )}
      <TextField
        label={t`Amount in yuan`}
        inputMode="decimal"
        value={typed ?? writeYuan(most)}
        onChange={(value) => onChange(value)}
        onBlur={() => typed === '' && onChange(null)}
        hint={t`You may ask for less.`}
        error={isGood || most === 0 ? undefined : t`Type a sum up to the amount above.`}
      />
      {most > 0 && (
        <p className="text-note text-soft">
          {isAtOnce ? (
            <Trans>Granted at once: nobody has to be asked.</Trans>
          ) : (
            <Trans>The restaurant is asked first and has 24 hours.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
