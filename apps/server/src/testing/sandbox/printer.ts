export { openPrinterStandIn, type PrinterStandIn } from '@chifan/sandbox';
