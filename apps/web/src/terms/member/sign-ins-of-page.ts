/**
 * Names of the sign-in providers for which the server has keys, such as `google` and `wechat`. The server writes the
 * names into the page.
 */
export function signInsOfPage(): readonly unknown[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name="sign-in"]')?.content;
  const names: unknown = JSON.parse(content ?? '[]');
  return Array.isArray(names) ? names : [];
}
