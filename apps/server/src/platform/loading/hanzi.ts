import { createRequire } from 'node:module';
import type * as openCc from 'opencc-js/t2cn';
import type * as pinyinPro from 'pinyin-pro';
import { foodReadings } from './food-readings.ts';

const require = createRequire(import.meta.url);
let pinyinLibrary: typeof pinyinPro | undefined;

/** The dictionary of how Chinese is said, 15 MB: loaded when the first text is read by it. */
export function loadPinyin(): typeof pinyinPro.pinyin {
  pinyinLibrary ??= withFoodWords(require('pinyin-pro'));
  return pinyinLibrary.pinyin;
}

function withFoodWords(library: typeof pinyinPro): typeof pinyinPro {
  library.customPinyin(foodReadings);
  return library;
}

const converters = new Map<string, (text: string) => string>();

/** Simplified characters for those of Hong Kong or Taiwan; each table is made once, when the first text asks for it. */
export function simplified(text: string, from: 'hk' | 'tw' = 'hk'): string {
  const convert = converters.get(from) ?? converterFrom(from);
  converters.set(from, convert);
  return convert(text);
}

function converterFrom(from: 'hk' | 'tw'): (text: string) => string {
  const library: typeof openCc = require('opencc-js/t2cn');
  return library.Converter({ from, to: 'cn' });
}
