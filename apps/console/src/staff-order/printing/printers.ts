import type { OutputAt } from '@chifan/contract/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

export type Printer = OutputAt<'/rest/merchant/printer/list'>[number];

/** So often: a printer that falls silent tells nobody. */
const lookEveryMs = 30_000;

/** Of all the caller's shops. */
export const usePrinters = () =>
  useQuery({
    queryKey: ['printers'],
    queryFn: ({ signal }) => api('/rest/merchant/printer/list', {}, { signal }),
    refetchInterval: lookEveryMs,
    refetchIntervalInBackground: true,
  });
