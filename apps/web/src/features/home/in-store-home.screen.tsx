import { ShopsHome } from './shops-home.tsx';

export default function InStoreHomeScreen() {
  return <ShopsHome tab="in_store" />;
}
