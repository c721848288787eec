export { formatFen } from '@chifan/ui/format-fen';
