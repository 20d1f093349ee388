import { type ReactNode, useState } from 'react';
import { ErrorSummary } from './parts/error-summary.tsx';
import { createFormGroup, FormGroupContext } from './state/joint-forms.ts';

/** Forms that one button validates: what is wrong in any of them stands on top of all. */
export function FormGroup({ children }: { children: ReactNode }) {
  const [group] = useState(createFormGroup);
  return (
    <FormGroupContext value={group}>
      <ErrorSummary group={group} />
      {children}
    </FormGroupContext>
  );
}
