import { UnreceivedList } from './unreceived-list.tsx';

export default function UnreceivedPointsScreen() {
  return <UnreceivedList asset="points" />;
}
