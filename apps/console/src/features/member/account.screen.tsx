import { ChangePassword } from './change-password.tsx';
import { DeviceList } from './device-list.tsx';

/** One's own password, and where one is signed in; of everybody who works in the console. */
export default function AccountScreen() {
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <ChangePassword />
      <DeviceList />
    </div>
  );
}
