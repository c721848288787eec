import type { CallbackContact } from '@chifan/domain/ordering';
import { Card, RadioGroup } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

type CallBackChoiceProps = {
  readonly callBack: CallbackContact;
  readonly onChange: (callBack: CallbackContact) => void;
};

/** Lets the guest choose whom the courier calls if the courier cannot call the guest (rule ordering-53). */
export function CallBackChoice({ callBack, onChange }: CallBackChoiceProps) {
  const { t } = useLingui();
  return (
    <Card>
      <RadioGroup<CallbackContact>
        label={t`Couriers can’t call foreign numbers. Who should they call?`}
        value={callBack}
        onChange={onChange}
        choices={[
          { value: 'platform', label: t`Chifan`, hint: t`We call or message you, and tell the courier.` },
          { value: 'hotel_desk', label: t`My hotel’s front desk`, hint: t`They know you by the name in your address.` },
        ]}
      />
    </Card>
  );
}
