import { DayNumber } from './day-number.tsx';

type ShortNumberProps = { readonly orderNumber: string; readonly dayNumber?: number | null | undefined };

/**
 * The daily order number, such as #12, or the long order number if the order has no daily number (rule ordering-90).
 */
export const ShortNumber = ({ orderNumber, dayNumber }: ShortNumberProps) =>
  dayNumber ? (
    <DayNumber dayNumber={dayNumber} />
  ) : (
    <bdi dir="ltr" className="figures whitespace-nowrap">
      {orderNumber}
    </bdi>
  );
