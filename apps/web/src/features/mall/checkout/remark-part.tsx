import { Card, TextField } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

type RemarkPartProps = { readonly remark: string; readonly onChange: (remark: string) => void };

export function RemarkPart({ remark, onChange }: RemarkPartProps) {
  const { t } = useLingui();
  return (
    <Card>
      <TextField
        label={t`Note for us (optional)`}
        hint={t`For instance when somebody is there to take the parcel.`}
        value={remark}
        onChange={onChange}
        lines={2}
        maxLength={200}
      />
    </Card>
  );
}
