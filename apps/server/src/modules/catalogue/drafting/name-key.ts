import { normalizeDishName } from '@chifan/domain/catalogue/drafting';
import { simplified } from '../../../platform/loading/hanzi.ts';

/** Equal for two names that are the same dish to a guest: without brackets, in simplified characters. */
export const nameKey = (nameZh: string): string => simplified(normalizeDishName(nameZh));
