import { useState } from 'react';
import type { DefinitionFault } from '../../shared/api/workbench-drafts.ts';
import { asBefore } from './as-before.ts';
import { type DraftSource, useAnswer } from './use-answer.ts';

interface Answer {
  faults: DefinitionFault[];
  today: string;
}

interface Asked<View, Part> {
  /** The change set. */
  id: number;
  draft: DraftSource;
  /** How often the draft has become another one on the server. */
  saves: number;
  call: string;
  about: object;
  /** Changes where the same is asked once more. */
  again: number;
  partOf: (answer: View) => Part | null;
}

/** The last answer that had something to show, and what is wrong with what stands there now. */
export function useSound<View extends Answer, Part extends object>({
  id,
  draft,
  saves,
  call,
  about,
  again,
  partOf,
}: Asked<View, Part>) {
  const path = `drafts/${id}/${call}`;
  const { answer } = useAnswer<View>({ path, about, draft, again: saves + again });
  const [seen, setSeen] = useState(answer);
  const [sound, setSound] = useState<Part & { today: string }>();
  if (answer !== seen) {
    setSeen(answer);
    const part = answer && partOf(answer);
    if (answer && part) setSound((last) => asBefore(last, { ...part, today: answer.today }));
  }
  return { sound, faults: answer?.faults ?? [] };
}
