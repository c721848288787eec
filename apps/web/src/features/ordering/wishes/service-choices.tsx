import { type CommunicationNeed, maxCutlery } from '@chifan/domain/ordering';
import { Card, Chip, RadioGroup, Stepper } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type CutleryChoiceProps = {
  /** Number of cutlery sets. null lets the shop decide. */
  readonly cutlery: number | null;
  readonly onChange: (cutlery: number | null) => void;
};

/** The number of cutlery sets. Not shown for dine-in orders. */
export function CutleryChoice({ cutlery, onChange }: CutleryChoiceProps) {
  const { t } = useLingui();
  const isCounted = cutlery !== null && cutlery > 0;
  return (
    <Card title={t`Chopsticks and spoons`}>
      <div role="group" aria-label={t`Chopsticks and spoons`} className="flex flex-wrap items-center gap-x-2">
        <Chip isChosen={cutlery === null} onPress={() => onChange(null)}>
          <Trans>Let the restaurant decide</Trans>
        </Chip>
        <Chip isChosen={cutlery === 0} onPress={() => onChange(0)}>
          <Trans>No cutlery</Trans>
        </Chip>
        <Chip isChosen={isCounted} onPress={() => onChange(isCounted ? cutlery : 1)}>
          <Trans>Choose how many</Trans>
        </Chip>
      </div>
      {isCounted && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
          <span className="text-note">
            <Trans>Number of sets</Trans>
          </span>
          <Stepper
            value={cutlery}
            onChange={onChange}
            of={t`Chopsticks and spoons`}
            valueLabel={t`Number of sets: ${cutlery}`}
            min={1}
            max={maxCutlery}
          />
        </div>
      )}
    </Card>
  );
}

type HelperChoiceProps = {
  readonly helper: CommunicationNeed | null;
  readonly onChange: (helper: CommunicationNeed) => void;
};

/** Rule ordering-4: whether the guest can take the courier’s calls in Chinese. */
export function HelperChoice({ helper, onChange }: HelperChoiceProps) {
  const { t } = useLingui();
  return (
    <Card>
      <RadioGroup<CommunicationNeed>
        label={t`When the courier calls`}
        value={helper}
        onChange={onChange}
        choices={[
          {
            value: 'needs_help',
            label: t`I can’t take calls in Chinese`,
            hint: t`We tell the courier in Chinese that you can’t talk on the phone.`,
          },
          { value: 'can_communicate', label: t`I can take calls in Chinese` },
        ]}
      />
    </Card>
  );
}
