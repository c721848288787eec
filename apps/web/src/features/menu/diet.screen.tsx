import { DietForm } from './diet/diet-form.tsx';

/** The same as over a menu, on a page of its own: from Mine. */
export default function DietScreen() {
  return (
    <div className="p-4">
      <DietForm />
    </div>
  );
}
