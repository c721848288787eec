import type { BasemapClass } from './basemap-tile.ts';
import type { BasemapPalette } from './ground-palette.ts';
import type { MeasureName, PlacedName } from './place-names.ts';

const chineseFonts = '"PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/u;
const gap = 6;
const lineHeight = 15;

export function createNamePainter(brush: CanvasRenderingContext2D, colours: BasemapPalette, family: string) {
  const setFont = (kind: BasemapClass, face: 'text' | 'chinese') => {
    const size = face === 'chinese' ? 11 : 12;
    brush.font = `${weightOf(kind)} ${size}px ${face === 'chinese' ? chineseFonts : family}`;
  };
  const widthOf = (kind: BasemapClass, face: 'text' | 'chinese', words: string) => {
    if (words === '') return 0;
    setFont(kind, face);
    return brush.measureText(words).width;
  };
  const measure: MeasureName = ({ text, chinese }, kind) => ({
    text: widthOf(kind, 'text', text),
    chinese: widthOf(kind, 'chinese', chinese),
  });
  const write = (words: string, kind: BasemapClass, face: 'text' | 'chinese', x: number, y: number) => {
    setFont(kind, face);
    brush.lineWidth = 3;
    brush.strokeStyle = colours.halo;
    brush.strokeText(words, x, y);
    brush.fillStyle = colourOf(kind, colours);
    brush.fillText(words, x, y);
  };
  const draw = (name: PlacedName): void => {
    const { text, chinese, kind, at, angle } = name;
    brush.save();
    brush.translate(at.x, at.y);
    brush.rotate(angle);
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.lineJoin = 'round';
    const width = measure(name, kind);
    const isStacked = !isLine(kind);
    // The name of a street has the guest's text and the Chinese text side by side. The guest's text comes first in its
    // own reading direction.
    const apart = chinese === '' || isStacked ? 0 : (gap + width.chinese) / 2;
    const side = rightToLeft.test(text) ? -1 : 1;
    write(text, kind, 'text', -apart * side, 0);
    if (chinese !== '') {
      const beside = isStacked ? 0 : ((gap + width.text) / 2) * side;
      write(chinese, kind, 'chinese', beside, isStacked ? lineHeight : 0);
    }
    brush.restore();
  };
  return { measure, draw };
}

const isLine = (kind: BasemapClass) => ['motorway', 'main', 'street', 'path', 'rail'].includes(kind);

const weightOf = (kind: BasemapClass) => (kind === 'place' || kind === 'main' || kind === 'motorway' ? 600 : 500);

function colourOf(kind: BasemapClass, colours: BasemapPalette): string {
  if (kind === 'water') return colours.nameWater;
  return kind === 'green' ? colours.nameGreen : colours.name;
}
