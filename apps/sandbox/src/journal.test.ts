import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openJournal } from './journal.ts';

const file = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'journal-')), 'facts.jsonl');

test('openJournal returns all entries that were appended before', () => {
  const place = file();
  const journal = openJournal<number>(place);
  journal.append([1, 2]);
  journal.append([3]);
  journal.close();
  expect(openJournal<number>(place).facts).toEqual([1, 2, 3]);
});

test('openJournal drops a truncated last line, and later entries can be appended', () => {
  const place = file();
  openJournal<string>(place).append(['kept']);
  appendFileSync(place, '["half","ha');
  const journal = openJournal<string>(place);
  journal.append(['after']);
  expect(openJournal<string>(place).facts).toEqual(['kept', 'after']);
});

test('openJournal writes the compacted entries to the file', () => {
  const place = file();
  openJournal<number>(place).append([1, 2, 3, 4]);
  expect(openJournal<number>(place, (all) => all.slice(-2)).facts).toEqual([3, 4]);
  expect(readFileSync(place, 'utf8')).toBe('[3,4]\n');
});
