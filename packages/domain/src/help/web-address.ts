/**
 * Rule help-6: the address of a page of somebody else that the app may show, as the browser will read it: https, of an
 * origin on the list, without a name and password in it, never of the app's own origin.
 */
export function allowedWebAddress(
  address: string,
  { origins, own }: { readonly origins: readonly string[]; readonly own: string },
): string | undefined {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  // What shares our origin could reach out of its frame.
  if (url.origin === URL.parse(own)?.origin) return undefined;
  return origins.includes(url.origin) ? url.href : undefined;
}
