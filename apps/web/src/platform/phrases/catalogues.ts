import type { Language } from '@chifan/domain';
import type { Messages } from '@lingui/core';

export type Catalogue = { readonly messages: Messages };

/** Some hundred file names in a separate chunk, so that the first screen does not wait for them. */
const catalogues = import.meta.glob<Catalogue>([
  '../../../../../packages/phrases/*/*.po',
  '!../../../../../packages/phrases/*/{errors,decisions,mail,help-desk,sharing,order-messages,staff,console,kit}.po',
  '!../../../../../packages/phrases/zh-Hant-HK/*.po',
]);

/** Undefined if the term has no catalogue. */
export const catalogueOf = (language: Language, term: string): (() => Promise<Catalogue>) | undefined =>
  catalogues[`../../../../../packages/phrases/${language}/${term}.po`];
