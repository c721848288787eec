/** A text as a reader sees it, with code replaced by `CODE`. `line` is the line number of its first character. */
export type Text = { readonly line: number; readonly text: string };

export type Finding = { readonly line: number; readonly pattern: string; readonly excerpt: string };

const person =
  '(?:guest|member|user|merchant|courier|operator|visitor|customer|person|people|reader|staff|you|them|they)s?';
const determiner = '(?:the|a|an|its|each|every|this|that)';

/** The patterns of the style guide that make a text hard to read. Each match counts once. */
const words: Readonly<Record<string, RegExp>> = {
  actor: /\b(?:somebody|nobody|anybody|everybody|whoever|whomever)\b/gi,
  'who as noun': /\b(?:to|for|of|by|from|with|on|as|than) who\b/gi,
  stand: /\b(?:stands?|stood)\b(?![ -](?:ins?\b|by\b|alone\b|for\b|up\b|out\b))/gi,
  lie: /\b(?:lies?|lain)\b/gi,
  tell: /\b(?:tells?|told|telling)\b(?!\s+(?:\w+\s+){0,4}apart\b)/gi,
  ask: new RegExp(
    `(?<!\\b${person} (?:is|are|was|were|be) (?:not |never |then )?)\\b(?:asks?|asked|asking)\\b(?!\\s+(?:${determiner}\\s+)?${person}\\b)`,
    'gi',
  ),
  keep: /\b(?:is|are|was|were|be|been|not) kept\b(?!-|\s+(?:alive|up|to|out|away|open|apart|separate|in sync|free|short)\b)|\bkept (?:in|by|for|on|as|until|there|with|at|here|of)\b|\bkeeps? (?:what|it|them|nothing|all|no|a copy|copies)\b/gi,
  beside: /\bbeside\b/gi,
  anew: /\banew\b/gi,
  'in the way': /\bin the way\b(?! that)/gi,
  'goes on': /\b(?:go(?:es)?|went|going|gone) on\b/gi,
  'of its own': /\bof (?:its|his|her|their|our|your|one's|one’s) own\b/gi,
  metaphor:
    /(?<!in-)\bhouses?\b(?![ -](?:numbers?|no\b))|\bneighbou?rs?\b|\b(?:between|across|of all|other|same|finds the) rooms?\b|\b(?:every|each|same|upper|lower) floors?\b/g,
};

/** Patterns at the start of a sentence, or after a semicolon or colon within a sentence. */
const starts: Readonly<Record<string, RegExp>> = {
  'relative subject': /^(?:what|whoever|whatever|whichever|whom|whose|who)\b(?! (?:if|about)\b)/i,
  'that as subject': /^that (?:a|an|the|no|nobody|it|they|he|she|we|one|there|what|each|every|some|all)\b/i,
  'begins with of': /^of\b(?! course\b)/i,
};

const auxiliary = /\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|may|might|must|will|would|should)\b/;
/** Matches a finite verb: an auxiliary verb, or a word that has the ending of a verb and is followed by an object. */
const finite = new RegExp(
  `${auxiliary.source}|\\b[a-z]{3,}(?:s|ed)\\s+(?:a|an|the|its|their|it|them|no|to|in|from|with|by|as|CODE)\\b`,
);

export function findingsIn({ line, text }: Text): Finding[] {
  const found: Finding[] = [];
  const report = (pattern: string, at: number) => {
    found.push({ pattern, line: line + newlinesBefore(text, at), excerpt: excerptAt(text, at) });
  };
  for (const [pattern, regex] of Object.entries(words)) {
    for (const match of text.matchAll(regex)) report(pattern, match.index);
  }
  for (const { at, part, isQuestion } of partsOf(text)) {
    if (isQuestion) continue;
    for (const [pattern, regex] of Object.entries(starts)) if (regex.test(part)) report(pattern, at);
  }
  for (const at of jointsIn(text)) report('joined clauses', at);
  return found;
}

type SentencePart = { readonly at: number; readonly part: string; readonly isQuestion: boolean };

/** Splits at the end of a sentence, at `; `, at `: ` and at brackets. */
function partsOf(text: string): SentencePart[] {
  return [...text.matchAll(/[^\s.!?;:(…][^;:(]*?(?=[.!?;:]["'”’)]*(?:\s|$)|[(]|$)/gs)].map((match) => ({
    at: match.index,
    part: match[0].replace(/^["'“‘*_…\s]+/, ''),
    isQuestion: /^[^.!;:]*?\?/s.test(text.slice(match.index)),
  }));
}

/** Positions of semicolons and colons that join two main clauses. */
function jointsIn(text: string): number[] {
  return [...text.matchAll(/(?<!^[a-z-]+)[;:](?=\s)/g)].flatMap((match) => {
    const before = lastSentence(text.slice(0, match.index));
    const after = /^\s*([^.;:!?\n]*(?:\n[^.;:!?\n]*)*)/.exec(text.slice(match.index + 1))?.[1] ?? '';
    const joins =
      match[0] === ';'
        ? wordCount(before) > 2 && finite.test(after) && wordCount(after) > 2
        : isColonJoint(before, after);
    return joins ? [match.index] : [];
  });
}

/** Whether a colon joins two main clauses. A colon before a list or code does not join clauses. */
const isColonJoint = (before: string, after: string): boolean =>
  /^[a-z]/.test(after) &&
  wordCount(after) > 2 &&
  auxiliary.test(before) &&
  auxiliary.test(after) &&
  !/^[^,]+, [^,]+(?:,| and| or)/.test(after);

const lastSentence = (text: string): string => text.split(/[.!?;]\s/).at(-1) ?? '';
const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
const newlinesBefore = (text: string, at: number): number => text.slice(0, at).split('\n').length - 1;

function excerptAt(text: string, at: number): string {
  const from = Math.max(0, at - 30);
  return text
    .slice(from, at + 60)
    .replace(/\s+/g, ' ')
    .trim();
}
