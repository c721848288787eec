import type { DeliveryHelper } from '@chifan/domain/ordering';
import { Card, RadioGroup } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

type HelperChoiceProps = {
  readonly helper: DeliveryHelper | null;
  readonly onChange: (helper: DeliveryHelper) => void;
};

/** Rule ordering-4: whether the guest can talk with the courier or needs help. */
export function HelperChoice({ helper, onChange }: HelperChoiceProps) {
  const { t } = useLingui();
  return (
    <Card>
      <RadioGroup<DeliveryHelper>
        label={t`When the courier calls`}
        value={helper}
        onChange={onChange}
        choices={[
          { value: 'can_communicate', label: t`I can talk with the courier` },
          {
            value: 'needs_help',
            label: t`I need help arranging it`,
            hint: t`The courier is told in Chinese that you cannot talk with them.`,
          },
        ]}
      />
    </Card>
  );
}
