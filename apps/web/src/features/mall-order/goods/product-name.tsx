import type { LocalText } from '@chifan/contract/fields';

/** In the language that it is written in, whichever way the text around it runs. */
export const ProductName = ({ name: { text, language } }: { readonly name: LocalText }) => (
  <bdi lang={language}>{text}</bdi>
);
