import { useEffect } from 'react';
import type { JudgedExamplesView, PreviewView } from '../../shared/api/workbench-preview.ts';
import { pauses } from '../editor/keeping.ts';
import { type DraftSource, useAnswer } from './use-answer.ts';

interface Asked {
  /** The change set. */
  id: number;
  draft: DraftSource;
  form: string;
  /** The pointer of the field that is worked on: the examples of its shared piece are judged, too. */
  field: string | undefined;
  /** The form's examples were judged as it stands now; none: they could not be. */
  onTried(tried: readonly JudgedExamplesView[]): void;
}

const untried: JudgedExamplesView[] = [];

/** Has the examples of a form judged when the person rests: what the form looks like is not kept waiting for them. */
export function useTried({ id, draft, form, field, onTried }: Asked): void {
  const { answer, isOld } = useAnswer<PreviewView>({
    path: `drafts/${id}/preview`,
    about: { form, field, judges: true },
    draft,
    rest: pauses.examples,
  });
  const tried = !isOld && answer?.faults.length === 0 ? answer.form?.judged : undefined;
  useEffect(() => {
    onTried(tried ?? untried);
    return () => onTried(untried);
  }, [tried, onTried]);
}
