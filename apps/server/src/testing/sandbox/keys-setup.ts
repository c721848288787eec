import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeKeys } from '@chifan/sandbox';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of a folder with the gateway keys of a sandbox. */
    sandboxKeys: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'chifan-sandbox-keys-'));
  makeKeys(folder);
  project.provide('sandboxKeys', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
