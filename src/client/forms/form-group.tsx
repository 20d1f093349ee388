import { type ReactNode, useState } from 'react';
import { BriefSummary } from './parts/brief-summary.tsx';
import { ErrorSummary } from './parts/error-summary.tsx';
import { FirstError } from './parts/first-error.tsx';
import { createFormGroup, FormGroupContext } from './state/joint-forms.ts';

const summaries = { all: ErrorSummary, brief: BriefSummary, first: FirstError };

interface Props {
  /**
   * `brief` says what is wrong section by section, not all at once; `first` leads to the first wrong field, where all
   * fields are in sight.
   */
  summary?: keyof typeof summaries;
  children: ReactNode;
}

/** Forms that one button validates: what is wrong in any of them stands on top of all. */
export function FormGroup({ summary = 'all', children }: Props) {
  const [group] = useState(createFormGroup);
  const Summary = summaries[summary];
  return (
    <FormGroupContext value={group}>
      <Summary group={group} />
      {children}
    </FormGroupContext>
  );
}
