/**
 * Rule help-6: the normalised address of an external page that the app may show: https, of an origin on the list,
 * without a name and password, never of the app's own origin.
 */
export function allowedWebAddress(
  address: string,
  { origins, own }: { readonly origins: readonly string[]; readonly own: string },
): string | undefined {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  // A page of the same origin could reach out of its frame.
  if (url.origin === URL.parse(own)?.origin) return undefined;
  return origins.includes(url.origin) ? url.href : undefined;
}
