import { ChangePassword } from './change-password.tsx';
import { DeviceList } from './device-list.tsx';

export default function AccountScreen() {
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <ChangePassword />
      <DeviceList />
    </div>
  );
}
