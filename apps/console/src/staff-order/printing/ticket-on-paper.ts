import type { KitchenTicketBlock, PaperWidth } from '@chifan/domain/printing';
import { create } from 'zustand';

type OnPaper = { readonly paper: PaperWidth; readonly blocks: readonly KitchenTicketBlock[] };

export const usePrintedTicket = create<{ readonly ticket: OnPaper | null }>()(() => ({ ticket: null }));

export const setPrintedTicket = (ticket: OnPaper | null): void => usePrintedTicket.setState({ ticket });
