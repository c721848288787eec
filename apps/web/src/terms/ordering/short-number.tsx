import { DayNumber } from './day-number.tsx';

type ShortNumberProps = { readonly orderNumber: string; readonly dayNumber?: number | null | undefined };

/** The day number, or the long number of an order without one (rule ordering-90). */
export const ShortNumber = ({ orderNumber, dayNumber }: ShortNumberProps) =>
  dayNumber ? (
    <DayNumber dayNumber={dayNumber} />
  ) : (
    <bdi dir="ltr" className="figures whitespace-nowrap">
      {orderNumber}
    </bdi>
  );
