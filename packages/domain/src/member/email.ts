/** No quotes, commas, spaces or line breaks: an address must never reach a mail header as more than an address. */
const local = /^[A-Za-z0-9!#$%&*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&*+/=?^_`{|}~-]+)*$/;
const label = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
/** Rule member-4: a top-level domain of 2 to 6 characters. */
const topLevel = /^[A-Za-z]{2,6}$/;

const longestEmail = 254;
const longestLocal = 64;

/** Whether this is an e-mail address: name@domain (rule member-4). */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false;
  const [name = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || name.length > longestLocal || !local.test(name)) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '');
}
