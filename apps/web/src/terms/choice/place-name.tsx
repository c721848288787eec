import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { useLocation } from '../../platform/location.ts';
import { defaultPlace } from '../../platform/place/assumed-position.ts';

/** The name of the guest’s place: hotel, street or city, as precise as known. */
export function usePlaceName(): string {
  const { t } = useLingui();
  const { source, label, city, street } = useLocation();
  const assumed = useDefaultPlaceName();
  if (source === 'assumed') return assumed ?? t`People’s Square, Shanghai`;
  if (source === 'chosen') return label ?? '';
  if (source === 'device' && street !== null) return street;
  return city ?? t`Your location`;
}

export const PlaceName = () => usePlaceName();

/** Name of the place that the operator configured for guests without a position, or null. */
export function useDefaultPlaceName(): string | null {
  const language = useLanguage();
  if (defaultPlace === null) return null;
  return language === 'zh-CN' || language === 'ja' ? defaultPlace.nameZh : defaultPlace.name;
}
