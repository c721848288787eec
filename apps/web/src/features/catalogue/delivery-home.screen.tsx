import { ShopsHome } from './home/shops-home.tsx';

export default function DeliveryHomeScreen() {
  return <ShopsHome way="delivery" />;
}
