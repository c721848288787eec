import { qrPath, qrSquares } from './qr-squares.ts';

type QrCodeProps = { readonly text: string; readonly label: string };

/** A QR code, black on white even in dark mode, because many cameras cannot read inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const squares = qrSquares(text);
  const edge = squares.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className="aspect-square w-56 max-w-full rounded-small"
    >
      <rect width={edge} height={edge} fill="white" />
      <path d={qrPath(squares)} fill="black" />
    </svg>
  );
}
