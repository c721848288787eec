import type { Language } from '@chifan/domain';

type Room = {
  readonly language: Language;
  readonly width: number;
  /** Width of a painted text, in the unit of `width`. */
  readonly measure: (text: string) => number;
};

/**
 * Breaks a text into lines by the rules of its language, which a canvas cannot do. A word wider than a line gets its
 * own line.
 */
export function wrapText(text: string, { language, width, measure }: Room): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text, language)) {
    if (line !== '' && measure((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? word.trimStart() : word;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** The same number of lines at about equal widths, by the smallest width that needs no further line. */
export function balanceText(text: string, room: Room): string[] {
  let lines = wrapText(text, room);
  for (let width = room.width * narrower; lines.length > 1; width *= narrower) {
    const closer = wrapText(text, { ...room, width });
    if (closer.length > lines.length || closer.some((line) => room.measure(line) > width)) return lines;
    lines = closer;
  }
  return lines;
}

const narrower = 0.95;

/** Words with their following punctuation and spaces, so that no line begins with a comma. */
function wordsOf(text: string, language: Language): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1);
    if (isWordLike || last === undefined) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return words;
}
