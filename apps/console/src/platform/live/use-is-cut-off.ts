import { useIsCutOff as useIsSilent } from '@chifan/ui';
import { useConnection } from './live.ts';

export const useIsCutOff = (): boolean => useIsSilent(useConnection().isLive);
