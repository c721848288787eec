import type { PaperWidth, TicketBlock } from '@chifan/domain/printing';
import { create } from 'zustand';

/** The ticket to print. Null prints the screen. */
type OnPaper = { readonly paper: PaperWidth; readonly blocks: readonly TicketBlock[] };

export const useTicketOnPaper = create<{ readonly ticket: OnPaper | null }>()(() => ({ ticket: null }));

export const putOnPaper = (ticket: OnPaper | null): void => useTicketOnPaper.setState({ ticket });
