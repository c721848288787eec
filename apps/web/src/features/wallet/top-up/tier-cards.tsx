import { ApproximateAmount, classNames, Icon, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

export type TopUpTier = { readonly amount: number; readonly bonus: number };

type TierCardsProps = {
  readonly label: string;
  readonly tiers: readonly TopUpTier[];
  /** The chosen amount. null: the member enters another amount. */
  readonly chosen: number | null;
  readonly onChoose: (amount: number | null) => void;
};

/** The offered amounts as cards, which are native radio buttons. */
export function TierCards({ label, tiers, chosen, onChoose }: TierCardsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-note font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {tiers.map(({ amount, bonus }) => (
          <TierCard key={amount} name={name} isChosen={chosen === amount} onChoose={() => onChoose(amount)}>
            <Money amount={amount} className="text-title font-bold" />
            <ApproximateAmount amounts={[amount]} />
            {bonus > 0 && (
              <span className="text-note text-good">
                <Trans>
                  + <Money amount={bonus} /> bonus
                </Trans>
              </span>
            )}
          </TierCard>
        ))}
        <TierCard name={name} isChosen={chosen === null} onChoose={() => onChoose(null)}>
          <span className="font-semibold">
            <Trans>Other amount</Trans>
          </span>
        </TierCard>
      </div>
    </fieldset>
  );
}

type TierCardProps = {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

const TierCard = ({ name, isChosen, onChoose, children }: TierCardProps) => (
  <label
    className={classNames(
      'relative flex min-h-20 flex-col items-center justify-center gap-1 rounded-card border-2 bg-surface p-3 text-center shadow-card has-focus-visible:outline-2',
      isChosen ? 'border-brand bg-brand-tint' : 'border-transparent',
    )}
  >
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="sr-only" />
    {isChosen && <Icon name="check" size={20} className="absolute end-2 top-2" />}
    {children}
  </label>
);
