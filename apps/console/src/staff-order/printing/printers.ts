import type { OutputAt } from '@chifan/contract/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

export type Printer = OutputAt<'/rest/merchant/printer/list'>[number];

/**
 * Interval in milliseconds at which the list of printers is polled, because a printer that stops working sends no
 * event.
 */
const lookEveryMs = 30_000;

/** Printers of all shops of the signed-in member of staff. */
export const usePrinters = () =>
  useQuery({
    queryKey: ['printers'],
    queryFn: ({ signal }) => api('/rest/merchant/printer/list', {}, { signal }),
    refetchInterval: lookEveryMs,
    refetchIntervalInBackground: true,
  });
