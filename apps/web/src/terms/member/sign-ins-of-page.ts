/** Names of the sign-ins that the server has the keys for, such as `google` and `wechat`. The server writes them into the page. */
export function signInsOfPage(): readonly unknown[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name="sign-in"]')?.content;
  const names: unknown = JSON.parse(content ?? '[]');
  return Array.isArray(names) ? names : [];
}
