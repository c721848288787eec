import { describe, expect, test } from 'vitest';
import { styleWarnings, tidyProblems } from './tidy.ts';

const problemsOf = (files: Record<string, string>) => tidyProblems(new Map(Object.entries(files)));
const warningsOf = (files: Record<string, string>) => styleWarnings(new Map(Object.entries(files)));
const lines = (count: number, line = 'a();') => Array.from({ length: count }, () => line).join('\n');

describe('file and function sizes', () => {
  test('the style check warns of a file with more than 300 lines', () => {
    expect(warningsOf({ 'apps/web/src/app/a.css': `${lines(300, 'a {}')}\n` })).toEqual([]);
    expect(warningsOf({ 'apps/web/src/app/a.css': lines(301, 'a {}') })).toEqual([
      expect.stringContaining('301 lines'),
    ]);
    expect(warningsOf({ 'packages/phrases/en/a.po': lines(301) })).toEqual([]);
  });

  const functionOf = (count: number) => `export function long() {\n${lines(count - 2)}\n}\n`;
  test('the style check warns of a function with more than 60 lines, or 45 in domain and server', () => {
    expect(warningsOf({ 'apps/web/src/app/a.tsx': functionOf(60) })).toEqual([]);
    expect(warningsOf({ 'apps/web/src/app/a.tsx': functionOf(61) })).toEqual([
      expect.stringContaining('a.tsx:1 a function of 61'),
    ]);
    expect(warningsOf({ 'apps/server/src/a.ts': functionOf(45) })).toEqual([]);
    expect(warningsOf({ 'packages/domain/src/a.ts': functionOf(46) })).toEqual([
      expect.stringContaining('more than 45'),
    ]);
    expect(warningsOf({ 'apps/server/src/a.ts': `export const long = () => {\n${lines(45)}\n};` })).toHaveLength(1);
  });

  test('the style check does not report long functions that are passed to describe or that contain a whole script', () => {
    expect(warningsOf({ 'tools/a/a.test.ts': `describe('all', () => {\n${lines(80)}\n});` })).toEqual([]);
    expect(warningsOf({ 'apps/sandbox/browser/a.js': `(() => {\n${lines(80)}\n})();` })).toEqual([]);
    expect(warningsOf({ 'tools/a/a.test.ts': `test('all', () => {\n${lines(80)}\n});` })).toHaveLength(1);
  });

  test('the style check warns of a folder with more than 15 code files, not counting tests', () => {
    const files = (count: number, name: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`tools/a/f${index}${name}`, '']));
    expect(warningsOf({ ...files(15, '.ts'), ...files(15, '.test.ts') })).toEqual([]);
    expect(warningsOf(files(16, '.ts'))).toEqual([expect.stringContaining('tools/a has 16 files')]);
  });
});

describe('names of files and folders', () => {
  test.each([
    'apps/web/src/utils/a.ts',
    'apps/web/src/app/helpers.ts',
    'packages/ui/src/common.tsx',
    'tools/data/a.mjs',
    'apps/web/src/data/common.ts',
  ])('the tidy check rejects the meaningless name in %s', (file) => {
    expect(problemsOf({ [file]: '' })).toEqual([expect.stringContaining('has no meaning')]);
  });

  test('the tidy check accepts a file name that contains a forbidden name as a part', () => {
    expect(problemsOf({ 'apps/server/src/platform/database/database.ts': '' })).toEqual([]);
  });

  test('the tidy check accepts the folder data of the guest app', () => {
    expect(problemsOf({ 'apps/web/src/data/wallet.ts': '' })).toEqual([]);
  });
});

describe('paths in documents', () => {
  const tree = { 'packages/domain/src/ordering/price-order.ts': '', 'packages/phrases/en/ordering.po': '' };
  test.each([
    'packages/domain/src/ordering/price-order.ts',
    'ordering/price-order.ts',
    'price-order.ts',
    'packages/domain/',
    'packages/phrases/<language>/<term>.po',
    'npm run check -- types',
    '/rest/openapi.json',
    'payment.settled',
    '.data/',
    'application/json',
  ])('the tidy check accepts `%s` in a document', (name) => {
    expect(problemsOf({ ...tree, 'ARCHITECTURE.md': `See \`${name}\`.` })).toEqual([]);
  });

  test.each(['packages/domain/src/gone.ts', 'gone.ts', 'packages/gone/', 'order.ts', 'packages/<name>/gone.po'])(
    'the tidy check rejects `%s` in a document, because the path does not exist',
    (name) => {
      expect(problemsOf({ ...tree, 'docs/a.md': `See \`${name}\`.` })).toEqual([
        `docs/a.md:1 names ${name}, which does not exist`,
      ]);
    },
  );

  test('the tidy check treats the first word of each line in a fenced block as a path', () => {
    const map = '```\npackages/domain/   rules\npackages/gone/   gone/too.ts\n```\n';
    expect(problemsOf({ ...tree, 'README.md': map })).toEqual([
      'README.md:3 names packages/gone/, which does not exist',
    ]);
  });
});

test('the tidy check rejects a path of a developer’s machine', () => {
  const path = ['', 'home', 'somebody', 'project'].join('/');
  expect(problemsOf({ 'docs/a.md': `It lies in ${path}.` })).toEqual([expect.stringContaining('docs/a.md:1')]);
  expect(problemsOf({ 'docs/a.md': 'See https://example.com/home/page and apps/work/order.' })).toEqual([]);
});

describe('physical directions', () => {
  const file = 'apps/web/src/app/a.tsx';
  test.each([
    'ml-2',
    'pr-[3px]',
    '-ml-1',
    'md:left-0',
    'text-left',
    'border-l',
    'rounded-tr-lg',
    'hover:pl-1.5',
    'right-1/2',
  ])('the tidy check rejects the CSS class %s as a physical direction', (name) => {
    expect(problemsOf({ [file]: `const a = <b className="flex ${name}" />;` })).toEqual([
      expect.stringContaining(`${name} is a physical direction`),
    ]);
    expect(problemsOf({ [file]: `const a = \`flex ${name} \${b}\`;` })).toHaveLength(1);
  });

  test.each(['ms-2', 'pe-4', 'start-0', 'text-start', 'border-s', 'left-hand', 'mb-2', 'inset-0', 'prose', 'bright-1'])(
    'the tidy check accepts the CSS class %s',
    (name) => {
      expect(problemsOf({ [file]: `const a = <b className="${name}" />;` })).toEqual([]);
    },
  );

  const sheet = 'packages/ui/src/styles.css';
  test.each(['margin-left: 1px', 'left: 0', 'text-align: right', 'border-top-left-radius: 2px', 'padding-right:0'])(
    'the tidy check rejects the CSS declaration %s as a physical direction',
    (style) => {
      expect(problemsOf({ [sheet]: `a {\n  ${style};\n}` })).toEqual([expect.stringContaining(`${sheet}:2`)]);
      expect(problemsOf({ [sheet]: `a {\n  ${style}; /* physical: a map is never mirrored */\n}` })).toEqual([]);
    },
  );

  test('the tidy check accepts logical directions in CSS', () => {
    expect(
      problemsOf({ [sheet]: 'a { margin-inline-start: 1px; inset-inline: 0; text-align: start; --left: 1px }' }),
    ).toEqual([]);
    expect(problemsOf({ [file]: 'const a = <b style={{ marginLeft: 4, insetInlineStart: 0 }} />;' })).toHaveLength(1);
  });
});

describe('untranslated sentences', () => {
  const file = 'apps/web/src/features/wallet/ledger/balance.screen.tsx';
  test.each([
    'const a = <p>Balance</p>;',
    "const a = <p>{isOpen ? 'Open' : closed}</p>;",
    'const a = <>营业中</>;',
    'const a = <button aria-label="Close" />;',
    "const a = <input placeholder={'Phone'} />;",
    'const a = <TextField label="Phone" />;',
    'const a = <p>{`${count} dishes`}</p>;',
    'const a = <p><Trans>Hello</Trans> you</p>;',
  ])('the tidy check rejects text outside Lingui: %s', (text) => {
    expect(problemsOf({ [file]: text })).toEqual([expect.stringContaining('needs Lingui')]);
    expect(problemsOf({ 'packages/ui/src/dev/gallery.tsx': text })).toEqual([]);
  });

  test.each([
    'const a = <p><Trans>Hello <b>you</b></Trans></p>;',
    'const a = <button aria-label={t`Close`} className="wide" type="button" />;',
    'const a = <h1>Chifan</h1>;',
    'const a = <p>{price} · ¥ 12 — {msg`left`}</p>;',
    "const a = <Plural value={n} one='# dish' other='# dishes' />;",
    'const a = <p>{/* bare: a trade mark */ "Stripe"}</p>;',
  ])('the tidy check accepts text in Lingui or without words: %s', (text) => {
    expect(problemsOf({ [file]: text })).toEqual([]);
  });
});

describe('unwanted code', () => {
  const comment = (...words: string[]) => `// ${words.join('')}\n`;
  test.each([
    comment('@ts-', 'ignore'),
    comment('oxlint-', 'disable-next-line no-console'),
    "test.only('a', () => {});",
    "describe.skip('a', () => {});",
    'const text = (amount / 100).toFixed(2);',
  ])('the tidy check rejects the code %s', (text) => {
    expect(problemsOf({ 'apps/web/src/app/a.ts': text })).toHaveLength(1);
  });

  test.each([
    comment('oxlint-', 'disable-next-line no-console -- the only way out'),
    "test.skipIf(isAbsent)('a', () => {});",
    'const latitude = value.toFixed(6);',
    "const word = 'TODO';",
  ])('the tidy check accepts the code %s', (text) => {
    expect(problemsOf({ 'apps/web/src/app/a.ts': text })).toEqual([]);
  });

  test.each([comment('TO', 'DO: later'), comment('FIX', 'ME')])(
    'the style check warns of unfinished work in the comment %s',
    (text) => {
      expect(warningsOf({ 'apps/web/src/app/a.ts': text })).toHaveLength(1);
      expect(problemsOf({ 'apps/web/src/app/a.ts': text })).toEqual([]);
    },
  );
});
