import { normalizeDishName } from '@chifan/domain/catalogue/dish-names';
import { simplified } from '../../../platform/loading/hanzi.ts';

/**
 * Returns a Chinese dish name without brackets and blanks, in simplified characters. Different spellings of one name
 * have the same key.
 */
export const nameKey = (nameZh: string): string => simplified(normalizeDishName(nameZh));
