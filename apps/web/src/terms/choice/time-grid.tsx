import { classNames } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { formatTime } from '../../platform/time.ts';
import { timesByDay } from './times-by-day.ts';

type TimeGridProps = {
  readonly times: readonly string[];
  /** Minutes from the start of an order until the guest has the food. */
  readonly minutes: number;
  readonly wantedAt: string | null;
  readonly onChoose: (start: string) => void;
};

/** The possible times of an order, grouped by day. Each entry shows when the guest has the food. */
export function TimeGrid({ times, minutes, wantedAt, onChoose }: TimeGridProps) {
  const language = useLanguage();
  return (
    <>
      <p className="text-small text-soft">
        <Trans>All times are China time.</Trans>
      </p>
      {timesByDay(times, minutes).map(({ day, first, times: ofDay }) => (
        <section key={day}>
          <h3 className="mt-3 mb-2 text-note font-semibold">{formatTime(first, 'day', language)}</h3>
          <ul className="grid grid-cols-4 gap-2">
            {ofDay.map(({ start, arrival }) => (
              <li key={start}>
                <button
                  type="button"
                  aria-pressed={start === wantedAt}
                  onClick={() => onChoose(start)}
                  className={classNames(
                    'figures min-h-11 w-full rounded-small border text-body',
                    start === wantedAt ? 'border-brand bg-brand font-semibold text-on-brand' : 'border-line bg-surface',
                  )}
                >
                  <bdi dir="ltr">{formatTime(arrival, 'time', language)}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
