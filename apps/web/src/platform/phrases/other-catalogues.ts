import type { Language } from '@chifan/domain';
import type { Messages } from '@lingui/core';

export type Catalogue = { readonly messages: Messages };

/** A list of some hundred files: the first screen does not wait for it, so it lies apart from what the homes say. */
const catalogues = import.meta.glob<Catalogue>([
  '../../../../../packages/phrases/*/*.po',
  '!../../../../../packages/phrases/*/{shell,catalogue,errors,decisions,mail,console}.po',
]);

/** The way to a term's catalogue; undefined where it has none. */
export const otherCatalogue = (language: Language, term: string): (() => Promise<Catalogue>) | undefined =>
  catalogues[`../../../../../packages/phrases/${language}/${term}.po`];
