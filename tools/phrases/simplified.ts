import { Converter } from 'opencc-js';

const toHongKong = Converter({ from: 'cn', to: 'hk' });
const toMainland = Converter({ from: 'hk', to: 'cn' });

/** Characters that Hong Kong writes too, in other words than those whose simplified form they are. */
const writtenInBoth = new Set('里准后只几云系谷斗余松术干');

/** The characters of a text that are written so on the mainland alone; a text for Hong Kong has none. */
export const simplifiedIn = (text: string): string =>
  [...new Set(text)]
    .filter((letter) => !writtenInBoth.has(letter) && toMainland(letter) === letter && toHongKong(letter) !== letter)
    .join('');
