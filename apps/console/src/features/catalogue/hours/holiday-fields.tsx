import { Card, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { HolidayForm } from './hours-form.ts';
import { SpansEditor } from './spans-editor.tsx';

type HolidayFieldsProps = { readonly value: HolidayForm; readonly onChange: (value: HolidayForm) => void };

/** What holds on all public holidays; a single one of them may differ below. */
export function HolidayFields({ value, onChange }: HolidayFieldsProps) {
  // Kept to be chosen again: the editor cannot write it itself.
  const [imported] = useState(value);
  const choose = (kind: HolidayForm['kind']) => {
    if (kind === imported.kind) onChange(imported);
    else onChange(kind === 'own' ? { kind, spans: [] } : { kind: 'as_weekday' });
  };
  return (
    <Card title={t`公共假期`} className="grid gap-3">
      <RadioGroup<HolidayForm['kind']>
        label={t`法定假日当天`}
        isLabelHidden
        value={value.kind}
        onChange={choose}
        choices={[
          { value: 'as_weekday', label: t`与平日一样` },
          { value: 'own', label: t`另定时间，或休息` },
          ...(imported.kind === 'by_weekday'
            ? [{ value: 'by_weekday' as const, label: t`保持原来的设置（按星期几各不相同）` }]
            : []),
        ]}
      />
      {value.kind === 'own' && (
        <SpansEditor
          label={t`公共假期营业`}
          closedLabel={t`休息`}
          spans={value.spans}
          onChange={(spans) => onChange({ kind: 'own', spans })}
        />
      )}
    </Card>
  );
}
