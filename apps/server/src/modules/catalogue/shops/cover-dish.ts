import type { DietMarks } from '@chifan/domain/catalogue';

/** A dish whose picture may be the cover of its shop (rule catalogue-66). */
export type CoverDish = {
  readonly plate: string;
  readonly nameZh: string;
  readonly image: string | null;
  readonly diet: DietMarks;
};
