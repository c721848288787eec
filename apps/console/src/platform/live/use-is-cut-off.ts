import { useIsCutOff as useIsSilent } from '@chifan/ui';
import { useConnection } from './live.ts';

/** Whether nothing has arrived by itself for so long that somebody must be told. */
export const useIsCutOff = (): boolean => useIsSilent(useConnection().isLive);
