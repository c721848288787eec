import { bareName } from '@chifan/domain/catalogue/drafting';
import { simplified } from '../../../platform/loading/hanzi.ts';

/** Two names that are one dish to a guest: without brackets, in simplified characters. */
export const nameKey = (nameZh: string): string => simplified(bareName(nameZh));
