/** A rewritten text. `starts` and `ends` give the position of each UTF-16 unit in the original text. */
export type MappedText = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Replaces each letter, with its accents, by the result of `fold`, and records the positions. */
export function foldKeepingPositions(written: string, fold: (letter: string) => string): MappedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { segment, index } of letters.segment(written)) {
    const folded = fold(segment);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index);
      ends.push(index + segment.length);
    }
  }
  return { text, starts, ends };
}

/** Works like `replaceAll`, but the replacement gets the position of the replaced text. */
export function replaceWithPositions(
  of: MappedText,
  pattern: RegExp,
  to: string | ((found: string, at: number) => string),
): MappedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const keep = (from: number, end: number) => {
    text += of.text.slice(from, end);
    for (let at = from; at < end; at += 1) {
      starts.push(of.starts[at] ?? 0);
      ends.push(of.ends[at] ?? 0);
    }
  };
  let from = 0;
  for (const { 0: found, index } of of.text.matchAll(pattern)) {
    keep(from, index);
    from = index + found.length;
    const put = typeof to === 'string' ? to : to(found, index);
    if (put === found) {
      keep(index, from);
      continue;
    }
    text += put;
    for (let unit = 0; unit < put.length; unit += 1) {
      starts.push(of.starts[index] ?? of.ends.at(-1) ?? 0);
      ends.push(of.ends[Math.max(index, from - 1)] ?? of.ends.at(-1) ?? 0);
    }
  }
  keep(from, of.text.length);
  return { text, starts, ends };
}
