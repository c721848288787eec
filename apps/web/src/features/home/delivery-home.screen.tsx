import { ShopsHome } from './shops-home.tsx';

export default function DeliveryHomeScreen() {
  return <ShopsHome tab="delivery" />;
}
