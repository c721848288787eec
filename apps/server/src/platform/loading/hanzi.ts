import { createRequire } from 'node:module';
import type * as openCc from 'opencc-js/t2cn';
import type * as pinyinPro from 'pinyin-pro';
import { foodReadings } from './food-readings.ts';

const require = createRequire(import.meta.url);
let pinyinLibrary: typeof pinyinPro | undefined;

/** Returns the pinyin dictionary of 15 MB, which is loaded at the first use. */
export function loadPinyin(): typeof pinyinPro.pinyin {
  pinyinLibrary ??= withFoodWords(require('pinyin-pro'));
  return pinyinLibrary.pinyin;
}

function withFoodWords(library: typeof pinyinPro): typeof pinyinPro {
  library.customPinyin(foodReadings);
  return library;
}

const converters = new Map<string, (text: string) => string>();

/**
 * Converts traditional characters (Hong Kong or Taiwan) into simplified ones. Each converter is built once, at its
 * first use.
 */
export function simplified(text: string, from: 'hk' | 'tw' = 'hk'): string {
  const convert = converters.get(from) ?? converterFrom(from);
  converters.set(from, convert);
  return convert(text);
}

function converterFrom(from: 'hk' | 'tw'): (text: string) => string {
  const library: typeof openCc = require('opencc-js/t2cn');
  return library.Converter({ from, to: 'cn' });
}
