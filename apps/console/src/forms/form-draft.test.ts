import { beforeEach, expect, test, vi } from 'vitest';
import { draftStore } from './form-draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const draft = { form: { price: '29.5' }, opened: { price: '28' }, version: 3 };

test('a form draft is restored only for the same person and the same form', () => {
  draftStore({ id: 1 }, 'dish:7').write(draft);
  expect(draftStore({ id: 1 }, 'dish:7').read()).toEqual(draft);
  expect(draftStore({ id: 1 }, 'dish:8').read()).toBeNull();
  expect(draftStore({ id: 2 }, 'dish:7').read()).toBeNull();
});

test('a form draft is deleted after saving or leaving, and a form without a name stores no draft', () => {
  const store = draftStore({ id: 1 }, 'dish:7');
  store.write(draft);
  store.clear();
  expect(store.read()).toBeNull();
  draftStore({ id: 1 }, null).write(draft);
  expect(kept.size).toBe(0);
});

test('a stored form draft that is not valid JSON is ignored', () => {
  kept.set('console.draft:1:dish:7', '{');
  expect(draftStore({ id: 1 }, 'dish:7').read()).toBeNull();
});
