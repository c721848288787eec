/** Number of colours per row and per column of the placeholder, which the app shows until a picture is loaded. */
export const placeholderSide = 3;
const cells = placeholderSide * placeholderSide;

/**
 * The name of a stored picture: random hexadecimal digits, `p`, and three digits for each colour of the placeholder.
 * Older names lack the placeholder.
 */
const storedName = new RegExp(String.raw`(?:^|/)[\da-f]{24,32}(?:p([\da-f]{${cells * 3}}))?\.webp$`);

/** True if the server stores the picture and can deliver it in several widths. False for signed URLs. */
export const isStoredPicture = (address: string): boolean => storedName.test(address);

/**
 * The name of a new picture (rule upload-9). The name contains the placeholder, so that each call that returns a
 * picture also returns its placeholder (record 0103).
 * @param random hexadecimal digits
 * @param colours red, green and blue of each colour, row by row
 */
export function pictureName(random: string, colours: Uint8Array): string {
  const digits = [...colours].map((value) => (value >> 4).toString(16)).join('');
  return `${random}p${digits}.webp`;
}

/**
 * The colours of a picture's placeholder, as red, green and blue from 0 to 255, row by row.
 * @returns null if the name contains no placeholder.
 */
export function placeholderOf(address: string): Uint8Array | null {
  const digits = storedName.exec(address)?.[1];
  return digits === undefined ? null : Uint8Array.from(digits, (digit) => Number.parseInt(digit, 16) * 17);
}
