import { dateOfDay, dayOfDate } from '@chifan/domain';
import { IconButton, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

type DayChooserProps = {
  readonly day: string;
  readonly today: string;
  /** Called with the chosen day. Null means the current day, so that the screen moves to the next day automatically. */
  readonly onChoose: (day: string | null) => void;
};

/** Field to choose a business day, today or earlier. */
export function DayChooser({ day, today, onChoose }: DayChooserProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const choose = (chosen: string) => {
    setDraft(null);
    onChoose(chosen >= today ? null : chosen);
  };
  const move = (days: number) => choose(dateOfDay(dayOfDate(day) + days));
  // While staff type the year, the field reports years such as 0002, so only a year that begins with 20 counts as
  // chosen.
  const type = (typed: string) => (/^20\d\d-/.test(typed) ? choose(typed) : setDraft(typed));
  return (
    <div className="flex items-end gap-2">
      <IconButton icon="back" label={t`前一天`} variant="outlined" onClick={() => move(-1)} />
      <TextField label={t`营业日`} type="date" value={draft ?? day} onChange={type} />
      <IconButton icon="forward" label={t`后一天`} variant="outlined" disabled={day >= today} onClick={() => move(1)} />
    </div>
  );
}
