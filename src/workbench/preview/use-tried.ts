import { useEffect, useState } from 'react';
import type { JudgedExamplesView, PreviewView } from '../../shared/api/workbench-preview.ts';
import type { DraftState } from '../editor/draft-state.ts';
import { pauses } from '../editor/keeping.ts';
import { useAnswer } from './use-answer.ts';

interface Asked {
  /** The change set. */
  id: number;
  state: DraftState;
  form: string;
  /** The pointer of the field that is worked on: the examples of its shared piece are judged, too. */
  field: string | undefined;
  /** The form's examples were judged as it stands now; none: they could not be. */
  onTried(tried: readonly JudgedExamplesView[]): void;
}

const untried: JudgedExamplesView[] = [];

/** Has the examples of a form judged when the person rests: what the form looks like is not kept waiting for them. */
export function useTried({ id, state: { saved, history }, form, field, onTried }: Asked): void {
  const [rested, setRested] = useState<Pick<DraftState, 'saved' | 'history'>>();
  useEffect(() => {
    const timer = setTimeout(() => setRested({ saved, history }), pauses.examples);
    return () => clearTimeout(timer);
  }, [saved, history]);
  const { answer, isOld } = useAnswer<PreviewView>({
    path: `drafts/${id}/preview`,
    about: { form, field, judges: true },
    state: rested ?? { saved, history },
    again: rested ? 0 : -1,
  });
  const tried = !isOld && answer?.faults.length === 0 ? answer.form?.judged : undefined;
  useEffect(() => {
    onTried(tried ?? untried);
    return () => onTried(untried);
  }, [tried, onTried]);
}
