/** Strings, as in the query (rule app-1). */
export type ScreenParams = Readonly<Record<string, string>>;
export type ScreenAddress = { readonly path: string; readonly params: ScreenParams };

export const homePath = 'pages/index/index';

/** Reads `#/pages/menu/index/index?shopId=7`. `/` is an alias of the in-store home (rule app-2). */
export function readAddress(hash: string): ScreenAddress {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  return { path: path.replace(/\/+$/, '') || homePath, params: Object.fromEntries(new URLSearchParams(query)) };
}

export function writeAddress({ path, params }: ScreenAddress): string {
  const query = new URLSearchParams({ ...params }).toString();
  return `#/${path}${query === '' ? '' : `?${query}`}`;
}

export const isSameAddress = (a: ScreenAddress, b: ScreenAddress): boolean => writeAddress(a) === writeAddress(b);
