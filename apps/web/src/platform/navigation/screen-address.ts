/** Parameters of a screen. All values are strings, as in the URL (rule app-1). */
export type ScreenParams = Readonly<Record<string, string>>;
export type ScreenAddress = { readonly path: string; readonly params: ScreenParams };

export const homePath = 'pages/index/index';

/** Parses a URL hash such as `#/pages/menu/index/index?shopId=7`. `/` opens the in-store home screen (rule app-2). */
export function readAddress(hash: string): ScreenAddress {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  return { path: path.replace(/\/+$/, '') || homePath, params: Object.fromEntries(new URLSearchParams(query)) };
}

export function writeAddress({ path, params }: ScreenAddress): string {
  const query = new URLSearchParams({ ...params }).toString();
  return `#/${path}${query === '' ? '' : `?${query}`}`;
}

export const isSameAddress = (a: ScreenAddress, b: ScreenAddress): boolean => writeAddress(a) === writeAddress(b);
