import { UnreceivedList } from './unreceived/unreceived-list.tsx';

/** Credited once the order can no longer be refunded. */
export default function UnreceivedBalanceScreen() {
  return <UnreceivedList asset="balance" />;
}
