import { Card, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { PartProps } from './campaign-editor.tsx';

/** When it is offered, and how long a coupon is good once somebody has it. */
export function TimeFields({ form, set, errorOf }: PartProps) {
  return (
    <Card title={t`时间`}>
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField
          label={t`开始日期`}
          date={form.startDate}
          onChange={(startDate) => set({ startDate })}
          error={errorOf('startDate')}
        />
        <DateField
          label={t`结束日期`}
          date={form.endDate}
          onChange={(endDate) => set({ endDate })}
          error={errorOf('endDate')}
        />
        <TextField
          label={t`领取后有效天数`}
          inputMode="numeric"
          maxLength={3}
          value={form.validDays}
          onChange={(validDays) => set({ validDays })}
          error={errorOf('validDays')}
        />
      </div>
    </Card>
  );
}

type DateFieldProps = {
  readonly label: string;
  readonly date: string;
  readonly onChange: (date: string) => void;
  readonly error: string | undefined;
};

function DateField({ label, date, onChange, error }: DateFieldProps) {
  return (
    <div className="grid content-start gap-1">
      <label className="grid gap-1 text-note font-medium">
        {label}
        <input
          type="date"
          value={date}
          aria-invalid={error !== undefined}
          onChange={(event) => onChange(event.target.value)}
          className="figures min-h-12 w-full min-w-0 rounded-small border border-edge bg-surface px-3 text-body font-normal aria-invalid:border-2 aria-invalid:border-bad"
        />
      </label>
      {error !== undefined && (
        <p role="alert" className="text-small text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
