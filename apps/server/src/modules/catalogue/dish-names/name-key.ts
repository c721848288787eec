import { normalizeDishName } from '@chifan/domain/catalogue/dish-names';
import { simplified } from '../../../platform/loading/hanzi.ts';

/** Returns a key that is equal for two Chinese names of one dish: without brackets, in simplified characters. */
export const nameKey = (nameZh: string): string => simplified(normalizeDishName(nameZh));
