import { translators } from '@chifan/domain/translation';
import { z } from 'zod';
import { text } from './fields.ts';

/** A person's text in the reader's language, as far as there is one; the original stands beside it in a field of its own. */
export const translatedText = z.object({
  text: text.nullable(),
  by: z.enum(translators).nullable(),
  /** What of the original is not in `text`. */
  rest: text.nullable(),
  /** It may be there with the next look. */
  isComing: z.boolean(),
});
