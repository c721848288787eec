import { type ProductArt as Art, productArts } from '@chifan/domain/mall';
import { ProductArt } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { artWords } from '../../words/art-words.ts';

type ArtPickerProps = { readonly value: Art; readonly onChange: (art: Art) => void };

/** The drawing that stands where there is no photo. */
export function ArtPicker({ value, onChange }: ArtPickerProps) {
  const name = useId();
  return (
    <fieldset className="mt-3">
      <legend className="mb-2 text-note font-medium">{t`没有照片时的手绘图案`}</legend>
      <div className="flex flex-wrap gap-2">
        {productArts.map((art) => (
          <label
            key={art}
            className="relative grid justify-items-center gap-1 rounded-small border-2 border-transparent p-1 text-small text-soft has-checked:border-brand has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={name}
              checked={art === value}
              onChange={() => onChange(art)}
              className="sr-only"
            />
            <ProductArt art={art} size="small" />
            {artWords[art]()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
