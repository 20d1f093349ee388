import { useState } from 'react';
import type { FlowView } from '../../shared/api/workbench-preview.ts';
import type { DrawnStep } from '../../shared/flow-picture.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { Faults } from '../editor/faults.tsx';
import { type DraftSource, useAnswer } from '../preview/use-answer.ts';
import { placedSentence } from '../sentences/checked-sentence.ts';
import { drawnSteps } from './drawn-steps.ts';
import './flow.css';
import { flowWords } from './flow-words.ts';
import type { ChosenOrder } from './order-choice.ts';
import { OrderControls } from './order-controls.tsx';
import { FlowList, FlowPicture } from './picture.tsx';

interface Props {
  lang: StaffLang;
  id: number;
  draft: DraftSource;
  /** How often the draft has become another one on the server. */
  saves: number;
  /** Such as `order/order.flow`. */
  flow: string;
  order: ChosenOrder;
  onOrder(order: ChosenOrder): void;
}

function countOf(steps: readonly DrawnStep[]) {
  const open = steps.filter(({ isOpen }) => isOpen).length;
  return { shown: steps.filter(({ isOff }) => !isOff).length - open, open, all: steps.length };
}

/** The flow of the draft as a picture, and the way of an order through it. */
export function FlowMap({ lang, id, draft, saves, flow, order, onOrder }: Props) {
  const words = flowWords[lang];
  const asked = { path: `drafts/${id}/flow`, about: { flow, order }, draft, again: saves };
  const { answer } = useAnswer<FlowView>(asked);
  const [sound, setSound] = useState<NonNullable<FlowView['flow']>>();
  if (answer?.flow && answer.flow !== sound) setSound(answer.flow);
  const faults = answer?.faults ?? [];
  const steps = drawnSteps(lang, sound?.steps ?? [], Object.keys(order).length > 0);
  return (
    <section className="flow-map card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="note">{words.lead}</p>
      <OrderControls {...{ lang, order, onOrder }} choices={sound?.choices ?? []} />
      <div role="status">
        {faults.length > 0 ? <p className="bad">{words.asBefore}</p> : sound && words.way(countOf(steps))}
      </div>
      <Faults sentences={faults.map((fault) => placedSentence(lang, fault))} />
      <FlowPicture {...{ lang, steps }} />
      <FlowList {...{ lang, steps }} />
    </section>
  );
}
