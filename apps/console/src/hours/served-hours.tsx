import { Switch } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { allWeekdays, type HoursForm } from './hours-form.ts';
import { WeekEditor } from './week-editor.tsx';

type ServedHoursProps = {
  /** Hours in which the dish is served. Null if it is served during all opening hours. */
  readonly served: HoursForm | null;
  readonly onChange: (served: HoursForm | null) => void;
  readonly error: string | undefined;
};

/** Initial hours when staff limit the hours of a dish, for example a breakfast dish. Staff change them. */
const morning = [{ opens: '07:00', closes: '10:00' }];

export function ServedHours({ served, onChange, error }: ServedHoursProps) {
  return (
    <>
      <Switch
        label={t`只在部分时间供应`}
        hint={t`例如早餐、午市套餐。关闭则营业时间内都供应。`}
        isOn={served !== null}
        onChange={(isOn) =>
          onChange(
            isOn ? { week: allWeekdays.map(() => morning), holidays: { kind: 'as_weekday' }, exceptions: {} } : null,
          )
        }
      />
      {served && (
        <WeekEditor closedLabel={t`不供应`} week={served.week} onChange={(week) => onChange({ ...served, week })} />
      )}
      {error !== undefined && (
        <p role="alert" className="text-note text-bad">
          {error}
        </p>
      )}
    </>
  );
}
