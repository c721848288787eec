/**
 * Rule help-6: the normalised URL of an outside page that the app may show in a frame. The URL must use https and an
 * origin of the list, and contain no user name or password. Undefined for other URLs.
 */
export function allowedWebAddress(
  address: string,
  { origins, own }: { readonly origins: readonly string[]; readonly own: string },
): string | undefined {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  // A framed page of the app's own origin could access the app's data.
  if (url.origin === URL.parse(own)?.origin) return undefined;
  return origins.includes(url.origin) ? url.href : undefined;
}
