import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Replaces the browser’s storage in all tests of a file. The storage is empty before each test. @returns the entries of
 * the storage
 */
export function createMemoryStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  return kept;
}
