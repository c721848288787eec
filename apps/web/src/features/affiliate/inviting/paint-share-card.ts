import { directionOf, type Language } from '@chifan/domain';
import { qrPath, qrSquares } from '@chifan/ui/qr';
import { balanceText } from './wrap-text.ts';

export type ShareCardTexts = { readonly headline: string; readonly text: string; readonly scan: string };

export type ShareCard = { readonly link: string; readonly language: Language; readonly words: ShareCardTexts };

/**
 * Size of the picture in pixels. The picture is in portrait format, because chat apps show a portrait picture in full.
 */
export const cardSize = { width: 1080, height: 1440 } as const;

const margin = 84;
const middle = cardSize.width / 2;
const codeEdge = 560;
/** Fixed colours, because the picture must look equal in light and dark mode. */
const colours = { brand: '#ff8f1f', ink: '#1f1408', soft: '#564f47', paper: '#ffffff' } as const;
const hanFont = '"PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif';

/** Paints the invitation as a picture, for apps that do not open links. */
export async function paintShareCard(card: ShareCard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, cardSize);
  // Some Han characters have different Chinese and Japanese shapes. The language of the canvas selects the right
  // shapes.
  canvas.lang = card.language;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.fillStyle = colours.brand;
  pen.fillRect(0, 0, cardSize.width, cardSize.height);
  paintName(pen);
  const below = paintWords(pen, card, 300);
  paintCode(pen, card, Math.max(below + 36, 620));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture came to nothing'))), 'image/png');
  });
}

type Pen = CanvasRenderingContext2D;

function paintName(pen: Pen): void {
  const edge = 132;
  pen.fillStyle = colours.paper;
  pen.beginPath();
  pen.roundRect(middle - edge / 2, 64, edge, edge, 32);
  pen.fill();
  pen.fillStyle = colours.ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.direction = 'ltr';
  pen.font = `700 54px ${hanFont}`;
  pen.fillText('吃饭', middle, 64 + edge / 2 + 2);
  pen.font = '700 44px system-ui, sans-serif';
  pen.fillText('Chifan', middle, 238);
}

/** Paints the texts of a share card. @returns the y position below the painted text */
function paintWords(pen: Pen, { words, language }: ShareCard, top: number): number {
  const room = { language, width: cardSize.width - 2 * margin, measure: (text: string) => pen.measureText(text).width };
  const family = getComputedStyle(document.body).fontFamily;
  let y = top;
  const write = (text: string, { size, weight, isTall }: { size: number; weight: number; isTall: boolean }) => {
    pen.font = `${weight} ${size}px ${family}`;
    for (const line of balanceText(text, room)) {
      const height = size * (isTall ? 1.75 : 1.25);
      pen.fillText(line, middle, y + height / 2);
      y += height;
    }
  };
  pen.direction = directionOf(language);
  // Urdu’s Nastaliq script needs taller lines.
  const isTall = language === 'ur';
  write(words.headline, { size: 64, weight: 700, isTall });
  y += 16;
  write(words.text, { size: 38, weight: 400, isTall });
  return y;
}

/** Paints the QR code on white, with the empty margin that cameras need to read it. */
function paintCode(pen: Pen, { link, words, language }: ShareCard, top: number): void {
  const paper = { width: codeEdge + 120, height: cardSize.height - top - 64 };
  pen.fillStyle = colours.paper;
  pen.beginPath();
  pen.roundRect(middle - paper.width / 2, top, paper.width, paper.height, 48);
  pen.fill();
  const squares = qrSquares(link);
  const edge = Math.min(codeEdge, paper.height - 150);
  const unit = Math.floor(edge / squares.length);
  pen.save();
  pen.translate(middle - (unit * squares.length) / 2, top);
  pen.scale(unit, unit);
  pen.fillStyle = 'black';
  pen.fill(shapeOf(squares));
  pen.restore();
  const below = top + unit * squares.length;
  paintBelow(pen, { text: words.scan, link, language, width: paper.width - 60, top: below });
}

const shapeOf = (squares: readonly (readonly boolean[])[]): Path2D => new Path2D(qrPath(squares));

type Below = {
  readonly text: string;
  readonly link: string;
  readonly language: Language;
  readonly width: number;
  readonly top: number;
};

function paintBelow(pen: Pen, { text, link, language, width, top }: Below): void {
  pen.fillStyle = colours.ink;
  pen.direction = directionOf(language);
  pen.font = `600 38px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillText(text, middle, top + 24, width);
  pen.fillStyle = colours.soft;
  pen.direction = 'ltr';
  pen.font = '400 22px ui-monospace, Menlo, Consolas, monospace';
  const half = Math.ceil(link.length / 2);
  const lines = pen.measureText(link).width > width ? [link.slice(0, half), link.slice(half)] : [link];
  for (const [index, line] of lines.entries()) pen.fillText(line, middle, top + 74 + index * 28, width);
}
