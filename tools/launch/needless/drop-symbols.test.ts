import { copyFileSync, linkSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropSymbols } from './drop-symbols.mjs';

const require = createRequire(import.meta.url);
const argon2 = `argon2-linux-${process.arch}-gnu/argon2.linux-${process.arch}-gnu.node`;
const installed = fileURLToPath(new URL(`../../../node_modules/@node-rs/${argon2}`, import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'symbols-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A real one of the platform's own format, small enough to copy. */
function addOn(): string {
  const copy = path.join(folder, 'argon2.node');
  copyFileSync(installed, copy);
  return copy;
}

test.runIf(process.platform === 'linux')('a program without its symbols is smaller and runs as before', () => {
  const program = addOn();
  const mode = statSync(program).mode;
  const whole = statSync(program).size;
  dropSymbols(program);
  expect(statSync(program).size).toBeLessThan(whole);
  expect(statSync(program).mode).toBe(mode);
  expect(require(program).hashSync('open sesame')).toMatch(/^\$argon2id\$/);
});

test.runIf(process.platform === 'linux')('whoever has the whole program open keeps it', () => {
  const program = addOn();
  const open = path.join(folder, 'open');
  linkSync(program, open);
  const whole = readFileSync(program);
  dropSymbols(program);
  expect(readFileSync(open).equals(whole)).toBe(true);
});

test('what is no such program, or is not there, is left alone', () => {
  const script = path.join(folder, 'script');
  writeFileSync(script, '#!/bin/sh\n');
  dropSymbols(script);
  dropSymbols(path.join(folder, 'missing'));
  expect(readFileSync(script, 'utf8')).toBe('#!/bin/sh\n');
});
