import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('README lists each command of package.json', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));
  const readme = read('README.md');
  const isListed = (name: string) => new RegExp(`npm (?:run )?${name}\\b|\`${name}\``).test(readme);
  expect(Object.keys(scripts).filter((name) => !isListed(name))).toEqual([]);
});
