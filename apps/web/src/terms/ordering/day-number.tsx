import { formatDayNumber } from '@chifan/domain/ordering';

type DayNumberProps = { readonly dayNumber: number | null };

/** The order number that the restaurant calls (rule ordering-90). Data stored by an older release may lack it. */
export const DayNumber = ({ dayNumber }: DayNumberProps) =>
  dayNumber ? (
    <bdi dir="ltr" className="figures font-semibold text-ink">
      {formatDayNumber(dayNumber)}
    </bdi>
  ) : null;
