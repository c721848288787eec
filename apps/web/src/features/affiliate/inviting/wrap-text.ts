import type { Language } from '@chifan/domain';

type Room = {
  readonly language: Language;
  readonly width: number;
  /** Measures the width of a text, in the same unit as `width`. */
  readonly measure: (text: string) => number;
};

/**
 * Breaks a text into lines by the rules of its language, because a canvas cannot do so. A word that is wider than the
 * line is alone on its line.
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

/** Breaks a text into lines of similar width. Uses the smallest width that needs no additional line. */
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

/** Splits a text into words, each with the punctuation and spaces after it, so that no line begins with a comma. */
function wordsOf(text: string, language: Language): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1);
    if (isWordLike || last === undefined) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return words;
}
