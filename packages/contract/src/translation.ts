import { translators } from '@chifan/domain/translation';
import { z } from 'zod';
import { text } from './fields.ts';

/** A person's text, as far as it is translated into the reader's language. The original is in a separate field. */
export const translatedText = z.object({
  text: text.nullable(),
  by: z.enum(translators).nullable(),
  /** Part of the original that is not translated. */
  rest: text.nullable(),
  /** A translation may be available on the next fetch. */
  isComing: z.boolean(),
});
