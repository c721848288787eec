import { isLanguage, type PartlyTranslated } from '@chifan/domain';

/** The name that an order's line keeps, in the languages that guests read. */
export const textOf = (kept: Readonly<Record<string, string>>): PartlyTranslated =>
  Object.fromEntries(Object.entries(kept).filter(([key]) => isLanguage(key)));
