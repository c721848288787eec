import { Converter } from 'opencc-js';

const toHongKong = Converter({ from: 'cn', to: 'hk' });
const toMainland = Converter({ from: 'hk', to: 'cn' });

/** Simplified characters that Hong Kong also uses, but in different words. */
const writtenInBoth = new Set('里准后只几云系谷斗余松术干');

/** The characters of a text that only mainland China uses. A text for Hong Kong must contain none. */
export const simplifiedIn = (text: string): string =>
  [...new Set(text)]
    .filter((letter) => !writtenInBoth.has(letter) && toMainland(letter) === letter && toHongKong(letter) !== letter)
    .join('');
