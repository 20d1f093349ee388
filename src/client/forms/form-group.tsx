import { type ReactNode, useState } from 'react';
import { BriefSummary } from './parts/brief-summary.tsx';
import { ErrorSummary } from './parts/error-summary.tsx';
import { createFormGroup, FormGroupContext } from './state/joint-forms.ts';

interface Props {
  /** Says what is wrong section by section, not all at once. */
  isBrief?: boolean;
  children: ReactNode;
}

/** Forms that one button validates: what is wrong in any of them stands on top of all. */
export function FormGroup({ isBrief, children }: Props) {
  const [group] = useState(createFormGroup);
  return (
    <FormGroupContext value={group}>
      {isBrief ? <BriefSummary group={group} /> : <ErrorSummary group={group} />}
      {children}
    </FormGroupContext>
  );
}
