import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readProject, root } from './project.ts';

test('readProject returns the project’s own text files without installed and built files', () => {
  const project = readProject(root);
  expect(project.get('tools/check/project.test.ts')).toContain('the project is its own files');
  expect([...project.keys()].filter((file) => /node_modules\/|\/dist\/|^\.git\//.test(file))).toEqual([]);
});

test('readProject reads an unpacked archive without git', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chifan-project-'));
  try {
    mkdirSync(path.join(folder, 'apps/web/src'), { recursive: true });
    mkdirSync(path.join(folder, 'node_modules/a'), { recursive: true });
    for (const file of ['README.md', 'apps/web/src/main.ts', 'node_modules/a/index.js', 'apps/web/src/plate.png']) {
      writeFileSync(path.join(folder, file), '');
    }
    expect([...readProject(folder).keys()].toSorted()).toEqual(['README.md', 'apps/web/src/main.ts']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
