import { ShopsHome } from './shops-home.tsx';

export default function InStoreHomeScreen() {
  return <ShopsHome way="in_store" />;
}
