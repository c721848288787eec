const barPx = 48;

/**
 * Makes the title of the title bar transparent while the same text is visible on the page (rule catalogue-21). Screen
 * readers still read the title.
 * @returns a function that shows the title again
 */
export function hideTitleWhileVisible(words: HTMLElement): () => void {
  const { style } = document.documentElement;
  style.setProperty('--title-opacity', '0');
  const observer = new IntersectionObserver(
    ([entry]) => style.setProperty('--title-opacity', entry?.isIntersecting === false ? '1' : '0'),
    { rootMargin: `-${barPx}px 0px 0px` },
  );
  observer.observe(words);
  return () => {
    observer.disconnect();
    style.removeProperty('--title-opacity');
  };
}
