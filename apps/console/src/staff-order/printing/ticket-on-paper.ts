import type { PaperWidth, TicketBlock } from '@chifan/domain/printing';
import { create } from 'zustand';

/** What the browser is asked to print; null: what is on screen. */
type OnPaper = { readonly paper: PaperWidth; readonly blocks: readonly TicketBlock[] };

export const useTicketOnPaper = create<{ readonly ticket: OnPaper | null }>()(() => ({ ticket: null }));

export const putOnPaper = (ticket: OnPaper | null): void => useTicketOnPaper.setState({ ticket });
