import type { DietProfile } from '@chifan/domain/catalogue';
import { Card, Checkbox } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DietLines } from './diet-lines.tsx';

type DietPartProps = {
  readonly profile: DietProfile;
  readonly isSent: boolean;
  readonly onChange: (isSent: boolean) => void;
};

/** Asks a guest who has said what they cannot eat whether the kitchen shall know, and shows all that it would be told. */
export function DietPart({ profile, isSent, onChange }: DietPartProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Allergies and diet`} className="grid grid-cols-1 gap-3">
      <Checkbox
        label={t`Tell the restaurant with this order`}
        hint={<DietLines profile={profile} />}
        isChecked={isSent}
        onChange={onChange}
      />
      <p className="text-note text-soft">
        {isSent ? (
          <Trans>The kitchen sees this in Chinese on your order. If a mistake would be dangerous, ask again.</Trans>
        ) : (
          <Trans>The kitchen will not be told.</Trans>
        )}
      </p>
    </Card>
  );
}
