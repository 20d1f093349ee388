import { useState } from 'react';
import type { JudgedExamplesView, PreviewRuleView } from '../../shared/api/workbench-preview.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { teamIds } from '../../shared/teams.ts';
import type { DraftState } from '../editor/draft-state.ts';
import { type ChosenOrder, flowOf } from '../flow/order-choice.ts';
import { FormPreview } from './form-preview.tsx';
import './preview.css';
import { previewWords } from './preview-words.ts';
import { Share } from './share.tsx';
import type { DraftSource } from './use-answer.ts';
import { Choice, type View } from './view-controls.tsx';
import { WalkPreview } from './walk-preview.tsx';

interface Props {
  lang: StaffLang;
  id: number;
  draft: DraftSource;
  /** Its forms and flows are those of the last reading. */
  state: Pick<DraftState, 'tree' | 'saves'>;
  /** What is worked on: a form, or a flow. */
  form: string | undefined;
  flow: string | undefined;
  /** The pointer of the field that is worked on. */
  field: string | undefined;
  /** Values of an order, to be walked through with. */
  order: ChosenOrder;
  onOrder(order: ChosenOrder): void;
  onTried(tried: readonly JudgedExamplesView[]): void;
  /** The rules of the field were read as they stand now. */
  onRead(rules: readonly PreviewRuleView[]): void;
  /** The person may make a link to it. */
  mayShare: boolean;
}

/** The flow of customers' orders. */
const ORDER = 'order/order.flow';

const [team = 'kanarya'] = teamIds;
const first: View = { team, lang: 'de', theme: 'dark', width: 360 };

/** What is worked on in the draft as customers would see it, from what stands in the editor now. */
export function Preview({
  form,
  flow,
  field,
  mayShare,
  order,
  onOrder,
  onTried,
  onRead,
  state,
  ...props
}: Props) {
  const words = previewWords[props.lang];
  const [view, setView] = useState(first);
  const [wanted, setWanted] = useState('');
  const flows = (state.tree?.files ?? []).flatMap((file) => flowOf(file) ?? []);
  const walked = flow ?? flows.find((one) => one === wanted);
  const nameOf = (one: string) => (one === ORDER ? words.wholeOrder : words.wholeFlow(one));
  const shown = { ...props, saves: state.saves, view, onView: setView };
  return (
    <section className="preview card" data-width={view.width} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="note">{words.nothingSent}</p>
      {mayShare && <Share lang={props.lang} id={props.id} form={walked ?? form ?? ''} />}
      {!flow && flows.length > 0 && (
        <div className="view">
          <Choice
            label={words.show}
            value={walked ?? ''}
            choices={[['', words.thisForm] as const, ...flows.map((one) => [one, nameOf(one)] as const)]}
            onChoose={(one) => setWanted(one)}
          />
        </div>
      )}
      {walked ? (
        <WalkPreview key={walked} {...shown} {...{ order, onOrder }} flow={walked} isChosenBeside={!!flow} />
      ) : (
        form && <FormPreview key={form} {...shown} {...{ form, field, onTried, onRead }} />
      )}
    </section>
  );
}
