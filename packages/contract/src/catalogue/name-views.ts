import { z } from 'zod';
import { language } from '../fields.ts';

/**
 * Source of a draft name. `checked`: an equal dish in another restaurant, whose name the platform has checked.
 * `memory`: dishes of that name in other restaurants. `dictionary`: the dictionary of whole dishes. `parts`: the
 * dictionary of dish words. `machine`: machine translation.
 */
const draftOrigins = ['checked', 'memory', 'dictionary', 'parts', 'machine'] as const;

export const nameDrafts = z.partialRecord(language, z.enum(draftOrigins));
export type NameDrafts = z.infer<typeof nameDrafts>;

export const dishNameViews = ['drafts', 'missing', 'merchant', 'checked'] as const;
