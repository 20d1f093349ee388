import type { ReactNode } from 'react';
import type { DefinitionFault } from '../../shared/api/workbench-drafts.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { Faults } from '../editor/faults.tsx';
import { placedSentence } from '../sentences/checked-sentence.ts';
import { previewWords } from './preview-words.ts';
import { Screen } from './screen.tsx';
import { useFrame, type Wishes } from './use-frame.ts';
import type { View } from './view-controls.tsx';

interface Props<Data> extends Wishes<Data> {
  lang: StaffLang;
  view: View;
  /** Of the form or flow that is shown. */
  part: string;
  faults: readonly DefinitionFault[];
  /** Says of these faults that the last version without any is shown. */
  asBefore: ReactNode;
}

/** The screen of a customer, and what keeps it from being that of the draft as it stands now. */
export function FrameView<Data>({ lang, view, part, faults, asBefore, ...wishes }: Props<Data>) {
  const words = previewWords[lang];
  const { frame, generation, onLoad, hasFailed, retry } = useFrame(wishes);
  return (
    <>
      <div role="status" className="bad">
        {faults.length > 0 && <p>{asBefore}</p>}
        <Faults sentences={faults.map((fault) => placedSentence(lang, fault))} />
        {hasFailed && (
          <p>
            {words.notThere}{' '}
            <button type="button" className="small" onClick={retry}>
              {words.retry}
            </button>
          </p>
        )}
      </div>
      <Screen
        key={`${view.team} ${generation}`}
        {...{ frame, onLoad, width: view.width }}
        title={`${words.title}: ${part}`}
        address={`/workbench/preview/${view.team}`}
      />
    </>
  );
}
