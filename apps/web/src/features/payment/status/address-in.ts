/** An outside page's address that a server's answer carries under this name; null where it is none that a browser may open. */
export function addressIn(answer: unknown, name: string): string | null {
  const address = textIn(answer, name);
  if (address === null || !URL.canParse(address, window.location.origin)) return null;
  const { protocol, href } = new URL(address, window.location.origin);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** A text that a server's answer carries under this name. */
export function textIn(answer: unknown, name: string): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const text: unknown = Object.entries(answer).find(([key]) => key === name)?.[1];
  return typeof text === 'string' ? text : null;
}
