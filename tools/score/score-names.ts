import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { demoNames } from '../../apps/server/src/modules/catalogue/dish-names/demo-names.ts';
import { dishWords } from '../../apps/server/src/modules/catalogue/dish-names/dish-words.ts';
import { nameKey } from '../../apps/server/src/modules/catalogue/dish-names/name-key.ts';
import { fold } from '../../apps/server/src/modules/catalogue/search-index/fold.ts';
import { draftLanguages, draftName } from '../../packages/domain/src/catalogue/dish-names/index.ts';

// `npm run score:names -- FILE.json`: counts the Chinese dish names that get a translation draft, and the words of
// known translations that the drafts contain. Every third dish is a holdout, so do not read its words when you improve
// the drafts.
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('npm run score:names -- FILE.json (with [{ names: { zh, en, … }, chinese }])');
  process.exit(1);
}
const dishes = z
  .array(z.object({ names: z.record(z.string(), z.string()), chinese: z.boolean().optional() }))
  .parse(JSON.parse(await readFile(file, 'utf8')))
  .filter(({ names, chinese }) => chinese === true && names['zh'] !== undefined);

/** The words of a text. Japanese has no blanks, so each of its characters counts as a word. */
const wordsOf = (text: string, language: string): string[] =>
  language === 'ja'
    ? [...fold(text).replaceAll(' ', '')]
    : fold(text)
        .split(' ')
        .filter((word) => word !== '');

type Names = (typeof dishes)[number]['names'];
const draftOf = (names: Names) =>
  demoNames().get(nameKey(names['zh'] ?? '')) ?? draftName(nameKey(names['zh'] ?? ''), dishWords());

function score(some: typeof dishes, called: string): void {
  const drafts = some.map(({ names }) => ({ names, draft: draftOf(names) }));
  const drafted = drafts.filter(({ draft }) => draft !== undefined);
  console.log(`${called}: ${some.length} names, ${drafted.length} drafted (${percent(drafted.length, some.length)})`);
  for (const language of draftLanguages) {
    const pairs = drafts.flatMap(({ names, draft }) =>
      names[language] === undefined ? [] : [{ known: wordsOf(names[language], language), draft: draft?.[language] }],
    );
    const right = pairs.map(({ known, draft }) => {
      const words = wordsOf(draft ?? '', language);
      return {
        known: known.length,
        right: known.filter((word) => words.includes(word)).length,
        isDrafted: draft !== undefined,
      };
    });
    const ofDrafted = right.filter(({ isDrafted }) => isDrafted);
    console.log(
      `  ${language}: ${sums(ofDrafted)} of the words of ${ofDrafted.length} drafted, ${sums(right)} of all ${right.length}`,
    );
  }
}

const sums = (rows: readonly { known: number; right: number }[]): string =>
  percent(
    rows.reduce((sum, { right }) => sum + right, 0),
    rows.reduce((sum, { known }) => sum + known, 0),
  );

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`;
}

const isApart = (_: unknown, at: number): boolean => at % 3 === 2;
score(
  dishes.filter((dish, at) => !isApart(dish, at)),
  'used for tuning',
);
score(dishes.filter(isApart), 'kept apart');
