import { describe, expect, test } from 'vitest';
import { addedLines } from './prose/added-lines.ts';
import { commitFindings } from './prose/commits.ts';
import { textsOfMarkdown } from './prose/markdown.ts';
import { findingsIn } from './prose/patterns.ts';
import { textsOfSource } from './prose/source-texts.ts';
import { type Counts, lowered, problemsOf } from './prose.ts';
import { sourcesOf } from './source.ts';

const patternsIn = (text: string) => findingsIn({ line: 1, text }).map(({ pattern }) => pattern);
const textsOf = (path: string, text: string) => {
  const [source] = sourcesOf(new Map([[path, text]]));
  if (source === undefined) throw new Error('The file has no source.');
  return textsOfSource(source);
};

describe('prose patterns', () => {
  test.each([
    ['What whoever avoids a thing wishes.', 'actor'],
    ['What whoever avoids a thing wishes.', 'relative subject'],
    ['It is late: what is left is sold.', 'relative subject'],
    ['Jobs are offered to who is near.', 'who as noun'],
    ['That a shop rests is shown.', 'that as subject'],
    ['Of a transaction nothing is left.', 'begins with of'],
    ['The code stands on the ticket.', 'stand'],
    ['Pictures lie in a bucket.', 'lie'],
    ['A call is told its answer.', 'tell'],
    ['The database is asked for the row.', 'ask'],
    ['The rows are kept in memory.', 'keep'],
    ['The job runs beside the server.', 'beside'],
    ['The list is fetched anew.', 'anew'],
    ['A lock that is in the way is released.', 'in the way'],
    ['The test goes on after a failure.', 'goes on'],
    ['A process of its own migrates.', 'of its own'],
    ['Printers of the house are open.', 'metaphor'],
    ['The order was paid; the kitchen can cook it.', 'joined clauses'],
    ['The order was paid: the kitchen can cook it.', 'joined clauses'],
  ])('patternsIn finds in “%s” the pattern %s', (text, pattern) => {
    expect(patternsIn(text)).toContain(pattern);
  });

  test.each([
    'On a retry, return the original result. Look it up only if the new attempt fails.',
    'What differs between a refund of a meal and one of the mall?',
    'That order has no address.',
    'A stand-in for the gateway stands in for Stripe.',
    'The guest is asked for a password. The screen asks the guest for a name.',
    'The connection is kept alive by keep-alive packets. Keep in mind that it can end.',
    'A release must keep these limits. Keep the figures that decide.',
    'Screen readers can tell the two buttons apart.',
    'Enter the house number.',
    'Run one file: CODE',
    'There are three kinds: meals, set meals and goods.',
    'The route is typed in the way that the contract describes.',
    'Of course the list is sorted.',
    'launch: document the pruned packages',
  ])('patternsIn finds no pattern in “%s”', (text) => {
    expect(patternsIn(text)).toEqual([]);
  });

  test('the prose check reports a finding in a text of several lines at the line of its match', () => {
    expect(findingsIn({ line: 4, text: 'The row is read.\nNobody waits.' })).toEqual([
      { line: 5, pattern: 'actor', excerpt: expect.stringContaining('Nobody waits') },
    ]);
  });
});

describe('texts in files', () => {
  test('textsOfMarkdown splits a document into paragraphs, items and cells without code', () => {
    const page =
      '# Title\n\nFirst line\nwith `code`.\n\n- one\n- two\n\n| a `x|y` | b |\n|---|---|\n```\nnobody\n```\n';
    expect(textsOfMarkdown(page)).toEqual([
      { line: 1, text: 'Title' },
      { line: 3, text: 'First line\nwith CODE.' },
      { line: 6, text: 'one' },
      { line: 7, text: 'two' },
      { line: 9, text: 'a CODE' },
      { line: 9, text: 'b' },
    ]);
  });

  test('consecutive line comments are one text, and each docstring tag is a separate text', () => {
    const { comments } = textsOf(
      'apps/web/src/a.ts',
      '// First line\n// and second.\nconst a = 1;\n/**\n * Adds.\n * @param left the first `number`\n * @returns a sum\n */\n// oxlint-disable-next-line no-console -- why\n',
    );
    expect(comments.map(({ line, text }) => [line, text.trim()])).toEqual([
      [1, 'First line\nand second.'],
      [4, 'Adds.'],
      [6, 'the first CODE'],
      [7, 'a sum'],
    ]);
  });

  test('textsOf returns test names, also those of test.each', () => {
    const { tests, messages } = textsOf(
      'apps/web/src/a.test.ts',
      "describe('all of it', () => {\n test.each([['not a name at all']])('name of a case', () => {});\n});",
    );
    expect(tests.map(({ text }) => text)).toEqual(['all of it', 'name of a case']);
    expect(messages).toEqual([]);
  });

  test('textsOf returns log lines and error texts of a server file as messages', () => {
    const { messages } = textsOf(
      'apps/server/src/modules/a/a.ts',
      "log.warn({ a }, 'the job has failed');\nthrow new Error(`no row for ${id} here`);\nconst title = 'not a message here';",
    );
    expect(messages.map(({ text }) => text)).toEqual(['the job has failed', 'no row for CODE here']);
  });

  test('textsOf returns the sentences of a command as messages, but no SQL', () => {
    const { messages } = textsOf('tools/a/a.ts', "const usage = 'print this usage text';\nrun('SELECT a FROM b');");
    expect(messages.map(({ text }) => text)).toEqual(['print this usage text']);
  });
});

test('the prose check requires a commit prefix such as “check:”, a subject up to 72 characters, and a body', () => {
  const patterns = (subject: string, body: string) =>
    commitFindings({ hash: 'abc', subject, body }).map(({ pattern }) => pattern);
  expect(patterns('check: count hard patterns', 'Old text is hard to read.')).toEqual([]);
  expect(patterns(`check: ${'a'.repeat(70)}`, 'Why.')).toEqual(['long subject']);
  expect(patterns('Count patterns', '')).toEqual(['no term', 'no body']);
  expect(patterns('wallet: what is taken waits', 'Why.')).toEqual(['relative subject']);
});

describe('baseline', () => {
  const place = (path: string, line: number) => ({
    kind: 'comments' as const,
    path,
    line,
    pattern: 'actor',
    excerpt: 'nobody',
  });
  const baseline: Counts = { comments: { 'apps/web': 1 } };

  test('the prose check passes when no folder has more hard patterns than its baseline', () => {
    expect(problemsOf({ places: [place('apps/web/src/a.ts', 3)], baseline, isAdded: () => true })).toEqual([]);
  });

  test('the prose check fails when a folder exceeds its baseline, and lists the added findings', () => {
    const places = [place('apps/web/src/a.ts', 3), place('apps/web/src/b.ts', 9)];
    expect(problemsOf({ places, baseline, isAdded: (file) => file.endsWith('b.ts') })).toEqual([
      'apps/web: 2 hard patterns in comments, 1 in the baseline',
      '  apps/web/src/b.ts:9 actor: “nobody”',
    ]);
  });

  test('without git history, the prose check lists all findings of a folder that exceeds its baseline', () => {
    const places = [place('apps/web/src/a.ts', 3), place('apps/web/src/b.ts', 9)];
    expect(problemsOf({ places, baseline, isAdded: () => false })).toHaveLength(3);
  });

  test('an update of the prose baseline lowers its counts, and raises only the count of commits', () => {
    const counts: Counts = { comments: { 'apps/web': 5, 'apps/server': 2, bench: 1 } };
    expect(lowered({ comments: { 'apps/web': 7, 'apps/server': 1, tools: 3 } }, counts).comments).toEqual({
      'apps/web': 5,
      'apps/server': 1,
    });
    expect(lowered({ commits: { '.': 1 } }, { commits: { '.': 3 } }).commits).toEqual({ '.': 3 });
  });

  test('addedLines returns line ranges by file from a diff without context', () => {
    const diff = '+++ b/a.ts\n@@ -1 +1,2 @@\n+x\n+y\n@@ -9,2 +10,0 @@\n-z\n+++ b/b.ts\n@@ -0,0 +5 @@\n+q\n';
    expect([...addedLines(diff)]).toEqual([
      ['a.ts', [[1, 2]]],
      ['b.ts', [[5, 5]]],
    ]);
  });
});
