import { Card, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { PartProps } from './campaign-part-props.ts';

/** When it is offered, and how long a coupon is good once somebody has it. */
export function TimeFields({ form, set, errorOf }: PartProps) {
  return (
    <Card title={t`时间`}>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          type="date"
          label={t`开始日期`}
          value={form.startDate}
          onChange={(startDate) => set({ startDate })}
          error={errorOf('startDate')}
        />
        <TextField
          type="date"
          label={t`结束日期`}
          value={form.endDate}
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
