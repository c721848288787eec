import type { Page } from 'playwright-core';

export type FaultyWord = {
  /**
   * `cut`: broken inside a word without a hyphen. `hidden`: partly unreadable without an ellipsis. `outside`: beyond
   * the window. `wide`: the page itself is too wide. `shortened`: ends with an ellipsis, which is no fault by itself.
   */
  readonly kind: 'cut' | 'hidden' | 'outside' | 'wide' | 'shortened';
  readonly text: string;
  readonly where: string;
};

/** Words on the current screen that are hard to read. */
export const faultyWords = (page: Page): Promise<FaultyWord[]> => page.evaluate(`(() => { ${inPage} })()`);

/** The source of these functions runs in the page, where other code of this file does not exist. */
const inPage = `${[widePage, faultsOfText, brokenWords, clippedBy, whereOf, isSkipped, scrollsAside, clips].join('\n')}
  const found = widePage();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) found.push(...faultsOfText(text));
  return found;`;

function widePage(): FaultyWord[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isBeyond = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 0.5 || left < -0.5) && !isSkipped(element) && !scrollsAside(element);
  };
  // Report the innermost element that is too wide. Fixed elements are excluded, because they never widen the page.
  const widest = [...document.querySelectorAll('main *, header *')].filter(isBeyond).at(-1);
  return [{ kind: 'wide', text: `${scrollWidth - clientWidth} px`, where: widest ? whereOf(widest) : 'page' }];
}

function faultsOfText(node: Node): FaultyWord[] {
  const text = node.nodeValue?.trim() ?? '';
  const parent = node.parentElement;
  if (parent === null || text === '' || isSkipped(parent)) return [];
  const clipping = clippedBy(node);
  return clipping === undefined ? brokenWords(node, parent) : [{ ...clipping, text: text.slice(0, 60) }];
}

function brokenWords(node: Node, parent: Element): FaultyWord[] {
  /** Matches words of scripts with spaces. File names and URLs may break anywhere, and a soft hyphen allows a break. */
  const word =
    /(?<![\p{L}\p{M}\p{N}\u00AD@./_:])[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}’']{2,}(?![\p{L}\p{M}\p{N}\u00AD@./_:])/gu;
  const leastHyphenated = 12;
  const isHyphenating = getComputedStyle(parent).hyphens === 'auto';
  const { clientWidth } = document.documentElement;
  const range = document.createRange();
  const found: FaultyWord[] = [];
  for (const { index, 0: text } of (node.nodeValue ?? '').matchAll(word)) {
    range.setStart(node, index);
    range.setEnd(node, index + text.length);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5);
    const [first] = rects;
    const isBroken = rects.some(({ top, height }) => Math.abs(top - (first?.top ?? top)) >= height / 2);
    const mayBeHyphenated = isHyphenating && text.length >= leastHyphenated;
    if (isBroken && !mayBeHyphenated) found.push({ kind: 'cut', text, where: whereOf(parent) });
    const isOutside = rects.some(({ left, right }) => right > clientWidth + 1 || left < -1);
    if (isOutside && !scrollsAside(parent)) found.push({ kind: 'outside', text, where: whereOf(parent) });
  }
  return found;
}

/** Finds the nearest box that clips a part of the text. */
function clippedBy(node: Node): Pick<FaultyWord, 'kind' | 'where'> | undefined {
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()];
  for (let box = node.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
    const isBeyondX = clips(overflowX) && box.scrollWidth > box.clientWidth + 1;
    const isBeyondY = clips(overflowY) && box.scrollHeight > box.clientHeight + 2;
    const edge = box.getBoundingClientRect();
    const isClipped = rects.some(
      ({ left, right, top, bottom }) =>
        (isBeyondX && (left < edge.left - 1 || right > edge.right + 1)) ||
        (isBeyondY && (bottom > edge.bottom + 2 || top < edge.top - 2)),
    );
    if (!isClipped) continue;
    const hasDots = isBeyondX ? textOverflow === 'ellipsis' : webkitLineClamp !== 'none';
    return { kind: hasDots ? 'shortened' : 'hidden', where: whereOf(box) };
  }
  return undefined;
}

function whereOf(element: Element): string {
  const named = element.closest('[id],section,article,header,nav,dialog,form,li');
  const names = [named?.tagName, named?.getAttribute('aria-label'), element.tagName, element.getAttribute('class')];
  return names.filter(Boolean).join(' ').slice(0, 120);
}

/** Whether to skip an element: pictures, and texts only for screen readers. */
function isSkipped(element: Element): boolean {
  if (element.closest('.sr-only,svg,canvas,.leaflet-container,select,[hidden],noscript,script,style')) return true;
  return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function scrollsAside(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { overflowX, position } = getComputedStyle(at);
    if ((overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth) return true;
    if (position === 'fixed') return false;
  }
  return false;
}

function clips(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip';
}
