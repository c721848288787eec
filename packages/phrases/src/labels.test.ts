import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Label = { readonly old: string; readonly better: string; readonly reason: string };

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Replaces each placeholder by an ellipsis. "<0>{fitting}</0> of <1>{all}</1>" becomes "… of …". */
const withoutValues = (text: string): string => text.replaceAll(/<(\d+)>\{\w+\}<\/\1>|<\d+\/>|\{\w+\}/g, '…');

const labels: readonly Label[] = read('packages/phrases/src/labels.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([old = '', better = '', reason = '']) => ({ old, better, reason }));

/** English texts that guests see: the phrases of the guest app and of the server, and the names in the demo city. */
const texts: ReadonlySet<string> = new Set([
  ...readdirSync(new URL('packages/phrases/en/', root))
    .filter((file) => file !== 'console.po')
    .flatMap((file) => valuesIn(`packages/phrases/en/${file}`, /^msgstr "(.+)"$/gm)),
  ...['campaigns', 'options'].flatMap((file) => valuesIn(`demo/${file}.json`, /"en": "(.*?)"/g)),
]);

function valuesIn(path: string, pattern: RegExp): string[] {
  return [...read(path).matchAll(pattern)].map(([, value = '']) => withoutValues(value));
}

describe.each(labels)('the label “$old”', ({ old, better, reason }) => {
  it.skipIf(reason !== '')(
    `guests’ texts do not contain the replaced label “${old}”${reason === '' ? '' : `: ${reason}`}`,
    () => {
      expect(texts).not.toContain(old);
      if (better !== '') expect(texts).toContain(better);
    },
  );
});
