import type { KitchenTicketBlock, KitchenTicketTextSize, PaperWidth } from '@chifan/domain/printing';
import { blackOnWhite, classNames } from '@chifan/ui';
import { QrCode } from '@chifan/ui/qr';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { setPrintedTicket, usePrintedTicket } from './ticket-on-paper.ts';

/** Renders the ticket that is printed. It is outside the app's root element, because the print style hides the app. */
export function TicketSheet() {
  const { ticket } = usePrintedTicket();
  return ticket === null ? null : createPortal(<Sheet paper={ticket.paper} blocks={ticket.blocks} />, document.body);
}

type SheetProps = { readonly paper: PaperWidth; readonly blocks: readonly KitchenTicketBlock[] };

/** Measures the rendered ticket and prints it on a page of the same length. */
function Sheet({ paper, blocks }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => printed(paper, sheet.current?.getBoundingClientRect().height ?? 0), [paper, blocks]);
  return (
    <div
      ref={sheet}
      aria-hidden
      lang="zh-CN"
      style={blackOnWhite}
      className={classNames('ticket-sheet', margins[paper])}
    >
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

/** Paper width in mm → CSS classes for width and unprintable margins. */
const margins: Readonly<Record<PaperWidth, string>> = { 58: 'w-[58mm] px-[5mm]', 80: 'w-[80mm] px-[4mm]' };

const sizes: Readonly<Record<KitchenTicketTextSize, string>> = {
  normal: 'text-[3mm]',
  tall: 'text-[4mm]',
  large: 'text-[8mm] leading-tight',
};

function Block({ block }: { readonly block: KitchenTicketBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p
          dir="auto"
          className={classNames(
            sizes[block.size],
            block.isBold && 'font-bold',
            block.align === 'center' && 'text-center',
            'whitespace-pre-wrap wrap-anywhere',
          )}
        >
          {block.text}
        </p>
      );
    case 'box':
      return (
        <div className="my-[1mm] border-[0.6mm] border-ink p-[1.5mm] text-[4mm] font-bold wrap-anywhere">
          {block.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      );
    case 'row':
      return (
        <p
          className={classNames(
            'flex items-baseline justify-between gap-[2mm] text-[3mm]',
            block.isBold && 'font-bold',
          )}
        >
          <span className="min-w-0 wrap-anywhere">{block.start}</span>
          <span className="figures shrink-0">{block.end}</span>
        </p>
      );
    case 'rule':
      return <hr className="my-[1mm] border-dashed border-ink" />;
    case 'qr':
      return (
        <div className="mx-auto my-[2mm] w-[26mm]">
          <QrCode text={block.text} label={block.text} />
        </div>
      );
    case 'cut':
      // A dashed line where staff tear the paper. All tickets are on one page, because a browser prints all pages in
      // one size.
      return <hr className="my-[8mm] border-2 border-dashed border-ink last:invisible last:my-[2mm]" />;
  }
}

const millimetre = 96 / 25.4;

/**
 * Opens the print dialog with the page size of the ticket. The size must stay until `afterprint`, because `print` may
 * return while the dialog is open.
 */
function printed(paper: PaperWidth, height: number): () => void {
  const page = new CSSStyleSheet();
  page.replaceSync(`@page { size: ${paper}mm ${Math.ceil(height / millimetre) + 2}mm; margin: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
  const done = () => setPrintedTicket(null);
  window.addEventListener('afterprint', done);
  window.print();
  return () => {
    window.removeEventListener('afterprint', done);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== page);
  };
}
