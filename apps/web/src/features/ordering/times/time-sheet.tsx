import { meaningOf, type OrderWay } from '@chifan/domain/ordering';
import { classNames, Drawer } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { timesByDay } from './times-by-day.ts';

type TimeSheetProps = {
  readonly way: OrderWay;
  readonly times: readonly string[];
  readonly wantedAt: string | null;
  readonly onChoose: (start: string) => void;
  readonly onClose: () => void;
};

/** The times of today and tomorrow, by day. */
export function TimeSheet({ way, times, wantedAt, onChoose, onClose }: TimeSheetProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Drawer isOpen onClose={onClose} title={way === 'delivery' ? t`When should it arrive?` : t`When will you come?`}>
      <p className="text-small text-soft">
        <Trans>All times are China’s.</Trans>
      </p>
      {timesByDay(times, meaningOf[way].type).map(({ day, first, times: ofDay }) => (
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
    </Drawer>
  );
}
