import { isLanguage, type PartlyTranslated } from '@chifan/domain';

/** The dish name of an order line, without the texts that are not in a guest language. */
export const storedDishName = (kept: Readonly<Record<string, string>>): PartlyTranslated =>
  Object.fromEntries(Object.entries(kept).filter(([key]) => isLanguage(key)));
