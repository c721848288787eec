import { Card, Checkbox, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type BalancePartProps = {
  readonly available: number;
  /** What the quote takes from it. */
  readonly taken: number;
  /** What is left to pay otherwise. */
  readonly rest: number;
  readonly isUsed: boolean;
  readonly onUse: (isUsed: boolean) => void;
};

/** The platform's balance pays all or a part; the payment password is asked for when the order is placed (rule ordering-35). */
export function BalancePart({ available, taken, rest, isUsed, onUse }: BalancePartProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Balance`} className="grid grid-cols-1 gap-3">
      <Checkbox
        label={<Trans>Use my balance</Trans>}
        hint={available > 0 ? <Available amount={available} /> : <Trans>Your balance is empty.</Trans>}
        isChecked={isUsed && available > 0}
        isDisabled={available <= 0}
        onChange={onUse}
      />
      {isUsed && taken > 0 && (
        <p className="text-note text-soft">
          {rest > 0 ? (
            <Trans>
              <Money amount={taken} /> is taken from your balance; <Money amount={rest} /> remains to be paid below.
            </Trans>
          ) : (
            <Trans>Your balance pays all of it.</Trans>
          )}
        </p>
      )}
    </Card>
  );
}

const Available = ({ amount }: { readonly amount: number }) => (
  <Trans>
    <Money amount={amount} /> available
  </Trans>
);
