import type { Language } from '@chifan/domain';
import type { Messages } from '@lingui/core';

export type Catalogue = { readonly messages: Messages };

/**
 * The file names of all phrases, in a separate JavaScript chunk, so that the first screen does not wait for several
 * hundred names.
 */
const catalogues = import.meta.glob<Catalogue>([
  '../../../../../packages/phrases/*/*.po',
  '!../../../../../packages/phrases/*/{errors,decisions,mail,help-desk,sharing,order-messages,receipt,staff,console,kit}.po',
  '!../../../../../packages/phrases/zh-Hant-HK/*.po',
]);

/**
 * Loads the phrases of a term (a part of the app, such as `ordering`) in a language. undefined if the term has no
 * phrase file.
 */
export const catalogueOf = (language: Language, term: string): (() => Promise<Catalogue>) | undefined =>
  catalogues[`../../../../../packages/phrases/${language}/${term}.po`];
