import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { allWeekdays, type DaySpans } from './hours-form.ts';
import { SpansEditor } from './spans-editor.tsx';

type WeekEditorProps = {
  /** Opening times of seven days, Monday first. */
  readonly week: readonly DaySpans[];
  readonly closedLabel: string;
  readonly onChange: (week: readonly DaySpans[]) => void;
};

export function WeekEditor({ week, closedLabel, onChange }: WeekEditorProps) {
  const names = [t`周一`, t`周二`, t`周三`, t`周四`, t`周五`, t`周六`, t`周日`];
  return (
    <ul className="divide-y divide-line">
      {allWeekdays.map((day) => {
        const name = names[day] ?? '';
        const spans = week[day] ?? [];
        return (
          <li key={day} className="py-3">
            <SpansEditor
              label={name}
              closedLabel={closedLabel}
              spans={spans}
              onChange={(changed) => onChange(week.with(day, changed))}
            >
              <Button
                variant="quiet"
                icon="copy"
                aria-label={t`把${name}的时间复制到每天`}
                onClick={() => onChange(allWeekdays.map(() => spans))}
                className="px-3"
              >
                {t`复制到每天`}
              </Button>
            </SpansEditor>
          </li>
        );
      })}
    </ul>
  );
}
