import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

export type SentenceShape = {
  /** Placeholder names, and tags such as `<0>`, of a sentence. */
  readonly placeholders: ReadonlySet<string>;
  readonly plurals: readonly (readonly string[])[];
};

/** The placeholders and plural forms of a sentence. @throws Error if the sentence is no valid ICU message */
export function shapeOf(sentence: string): SentenceShape {
  const placeholders = new Set([...sentence.matchAll(/<(\/?\w+)\/?>/g)].map(([, tag]) => `<${tag}>`));
  const plurals: string[][] = [];
  const read = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [name, kind, forms] = token;
      placeholders.add(String(name));
      if (!isForms(forms)) continue;
      if (kind === 'plural' || kind === 'selectordinal')
        plurals.push(Object.keys(forms).filter((form) => !isAside(form)));
      for (const form of Object.values(forms)) read(form);
    }
  };
  read(compileMessageOrThrow(sentence));
  return { placeholders, plurals };
}

const isForms = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a part of a plural that a translation need not have: the form for an exact number, or an offset. */
const isAside = (form: string) => form === 'offset' || /^=?\d+$/.test(form);

export function shapeProblems(source: string, translation: string, language: string): string[] {
  let shape: SentenceShape;
  try {
    shape = shapeOf(translation);
  } catch (failure) {
    return [`is no valid message: ${failure instanceof Error ? failure.message : String(failure)}`];
  }
  const wanted = shapeOf(source).placeholders;
  const lacking = [...wanted].filter((name) => !shape.placeholders.has(name));
  const foreign = [...shape.placeholders].filter((name) => !wanted.has(name));
  return [
    ...lacking.map((name) => `lacks ${name}`),
    ...foreign.map((name) => `has ${name}, which its source has not`),
    ...shape.plurals.flatMap((forms) => pluralProblems(forms, language)),
  ];
}

function pluralProblems(forms: readonly string[], language: string): string[] {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return wanted.filter((form) => !forms.includes(form)).map((form) => `lacks the plural form “${form}”`);
}
