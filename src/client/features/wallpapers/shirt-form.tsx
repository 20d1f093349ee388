import { type RefObject, useCallback } from 'react';
import type { FormValues } from '../../../shared/form-script.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { FormGroup } from '../../forms/form-group.tsx';
import type { FormHandle } from '../../forms/state/form-handle.ts';
import type { OwnShirt } from './printed-shirt.ts';
import type { ShirtReader } from './use-download.ts';

interface Props {
  initial: OwnShirt;
  reader: RefObject<ShirtReader | null>;
  /** The same function at each drawing. */
  onChange: (shirt: OwnShirt) => void;
}

/** Name and number of the shirt; the drawing follows while the customer types. */
export function ShirtForm({ initial, reader, onChange }: Props) {
  // The form tells its data to each new function at once, and the answer draws this form again.
  const tell = useCallback(
    (_typed: FormValues, { value }: { value: FormValues }) =>
      onChange({
        ...(typeof value.name === 'string' ? { name: value.name } : {}),
        ...(typeof value.number === 'number' ? { number: value.number } : {}),
      }),
    [onChange],
  );
  const take = useCallback(
    (handle: FormHandle | null) => {
      reader.current = handle;
    },
    [reader],
  );
  return (
    <FormGroup summary="first">
      <DefinitionForm
        id="wallpapers/shirt"
        initialData={{ ...initial }}
        hideSubmit
        onChange={tell}
        ref={take}
      />
    </FormGroup>
  );
}
