import type { RefObject } from 'react';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import type { FormHandle } from '../../forms/state/form-handle.ts';
import type { ShirtReader } from './download-panel.tsx';
import type { OwnShirt } from './printed-shirt.ts';

interface Props {
  initial: OwnShirt;
  reader: RefObject<ShirtReader | null>;
  onChange: (shirt: OwnShirt) => void;
}

/** Name and number of the shirt; the drawing follows while the customer types. */
export function ShirtForm({ initial, reader, onChange }: Props) {
  return (
    <DefinitionForm
      id="wallpapers/shirt"
      initialData={{ ...initial }}
      hideSubmit
      onChange={(_typed, { value }) =>
        onChange({
          ...(typeof value.name === 'string' ? { name: value.name } : {}),
          ...(typeof value.number === 'number' ? { number: value.number } : {}),
        })
      }
      ref={(handle: FormHandle | null) => {
        reader.current = handle;
      }}
    />
  );
}
