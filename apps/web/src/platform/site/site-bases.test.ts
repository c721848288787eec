import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const basesWhere = async (content: string | null) => {
  vi.stubGlobal('document', { querySelector: () => (content === null ? null : { content }) });
  vi.resetModules();
  return await import('./site-bases.ts');
};

test('by default, API calls and pictures use the origin of the page', async () => {
  const { basesOfSite: basesOf, otherApiBases } = await basesWhere(null);
  expect(basesOf('global')).toEqual({ api: '', images: '/files/' });
  expect(basesOf('china')).toEqual({ api: '', images: '/files/' });
  expect(otherApiBases).toEqual([]);
});

test('the API and picture URLs of the guest’s network are those that the server wrote into the page', async () => {
  const { basesOfSite: basesOf, otherApiBases } = await basesWhere(
    JSON.stringify({ china: { api: 'https://cn.example' } }),
  );
  expect(basesOf('china')).toEqual({ api: 'https://cn.example', images: '/files/' });
  expect(basesOf('global')).toEqual({ api: '', images: '/files/' });
  expect(otherApiBases).toEqual(['https://cn.example']);
});
