import type { NameDrafts } from '@chifan/contract/catalogue/name-views';
import type { Language } from '@chifan/domain';
import { hasText, languagesInOrder, missingIn, type Texts, textIn } from '../../../../texts/texts.ts';
import type { DishForm } from './dish-form.ts';

type Named = Pick<DishForm, 'name' | 'nameDrafts'>;

/** The origin of a drafted name, such as dictionary or machine. Undefined if the name is not a draft. */
export const draftOrigin = ({ name, nameDrafts }: Named, language: Language) =>
  hasText(name, language) ? nameDrafts[language] : undefined;

export const draftedLanguages = (named: Named): readonly Language[] =>
  languagesInOrder.filter((language) => draftOrigin(named, language) !== undefined);

/** Changes the typed names. A drafted name that staff edit is no longer a draft. */
export const typedName = ({ name: before, nameDrafts }: Named, name: Texts): Named => ({
  name,
  nameDrafts: without(nameDrafts, (language) => textIn(name, language) !== textIn(before, language)),
});

export const confirmedName = ({ name, nameDrafts }: Named, confirmed: readonly Language[]): Named => ({
  name,
  nameDrafts: without(nameDrafts, (language) => confirmed.includes(language)),
});

type Drafts = { readonly name: Texts; readonly from: NameDrafts };

/** Fills empty names and replaces older drafts. Names that staff wrote or confirmed do not change. */
export function fillNamesFromDrafts(named: Named, drafts: Drafts): Named {
  const open = [...missingIn(named.name), ...draftedLanguages(named)].filter((language) =>
    hasText(drafts.name, language),
  );
  const taken = (language: string) => open.some((each) => each === language);
  const texts = Object.entries(drafts.name).filter(([language]) => taken(language));
  const from = Object.entries(drafts.from).filter(([language]) => taken(language));
  return {
    name: { ...named.name, ...Object.fromEntries(texts) },
    nameDrafts: { ...named.nameDrafts, ...Object.fromEntries(from) },
  };
}

const without = (drafts: NameDrafts, isGone: (language: Language) => boolean): NameDrafts =>
  Object.fromEntries(
    Object.entries(drafts).filter(([language]) => !languagesInOrder.some((each) => each === language && isGone(each))),
  );
