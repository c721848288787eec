import { translators } from '@chifan/domain/translation';
import { z } from 'zod';
import { text } from './fields.ts';

/**
 * A guest's or merchant's text, as far as it is translated into the reader's language. The original is in a separate
 * field.
 */
export const translatedText = z.object({
  text: text.nullable(),
  by: z.enum(translators).nullable(),
  /** The part of the original that is not translated. */
  rest: text.nullable(),
  /** True if the next fetch may return a better translation. */
  isComing: z.boolean(),
});
