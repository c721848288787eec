import { DietForm } from './diet-form.tsx';

export default function DietScreen() {
  return (
    <div className="p-4">
      <DietForm />
    </div>
  );
}
