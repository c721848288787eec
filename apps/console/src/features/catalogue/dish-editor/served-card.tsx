import { Card, Switch } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { everyWeekday } from '../hours/hours-form.ts';
import { WeekEditor } from '../hours/week-editor.tsx';
import type { DishEditing } from './form/use-dish-editing.ts';

/** What a breakfast dish begins with: three hours of the morning, to be changed. */
const morning = [{ opens: '07:00', closes: '10:00' }];

export function ServedCard({ editing: { form, set, errors } }: { readonly editing: DishEditing }) {
  const { served } = form;
  const problem = errors['dish.servedHours'];
  return (
    <Card title={t`供应时间`}>
      <Switch
        label={t`只在部分时间供应`}
        hint={t`例如早餐、午市套餐。关闭则营业时间内都供应。`}
        isOn={served !== null}
        onChange={(isOn) =>
          set(
            'served',
            isOn ? { week: everyWeekday.map(() => morning), holidays: { kind: 'as_weekday' }, exceptions: {} } : null,
          )
        }
      />
      {served && (
        <WeekEditor
          closedLabel={t`不供应`}
          week={served.week}
          onChange={(week) => set('served', { ...served, week })}
        />
      )}
      {problem !== undefined && (
        <p role="alert" className="text-note text-bad">
          {problem}
        </p>
      )}
    </Card>
  );
}
