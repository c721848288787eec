import { useWantedAt, useWay } from '../../platform/choice/order-choice.ts';
import { useLanguage } from '../../platform/language.ts';
import { formatRelativeDateTime } from '../../platform/time.ts';
import { arrivalWithoutShop } from './times-by-day.ts';

/** About when the guest has the food, such as 19:35. Shows nothing if the guest wants it as soon as possible. */
export default function WantedTime() {
  const language = useLanguage();
  const way = useWay();
  const wantedAt = useWantedAt();
  if (wantedAt === null) return null;
  return <bdi>{formatRelativeDateTime(arrivalWithoutShop(way, wantedAt), language)}</bdi>;
}
