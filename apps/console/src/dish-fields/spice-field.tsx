import { t } from '@lingui/core/macro';
import { Segments } from '../forms/segments.tsx';

const spiceLevels = ['0', '1', '2', '3'] as const;

type SpiceFieldProps = { readonly spice: number; readonly onChange: (spice: number) => void };

export function SpiceField({ spice, onChange }: SpiceFieldProps) {
  const labels = [t`不辣`, t`微辣`, t`中辣`, t`特辣`];
  return (
    <Segments
      label={t`辣度`}
      value={spiceLevels[spice] ?? '0'}
      onChange={(level) => onChange(Number(level))}
      choices={spiceLevels.map((value) => ({ value, label: labels[Number(value)] ?? value }))}
    />
  );
}
