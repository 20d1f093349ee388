import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { Price } from '../../components/price.tsx';
import { Section } from '../../components/section.tsx';
import { StepLine } from '../../components/step-line.tsx';
import { Timeline, type TimelineStep } from '../../components/timeline.tsx';
import { useText } from '../../lib/text.ts';
import styles from './parts.module.css';

/** Step line (to go and to read), timeline, and the bar with the main action. */
export function ProgressParts() {
  const text = useText();
  const steps = ['choose', 'numberStep', 'extras', 'buy'].map((id, at) => ({
    id,
    title: text(`parts.word.${id}`),
    state: at === 0 ? ('done' as const) : at === 1 ? ('current' as const) : ('open' as const),
    reachable: at < 2,
  }));
  const delivery: TimelineStep[] = [
    { id: 'ordered', title: text('parts.word.ordered'), state: 'done', time: '19/11/2026' },
    { id: 'packed', title: text('parts.word.packed'), state: 'done', time: '20/11/2026' },
    {
      id: 'onTheWay',
      title: text('parts.word.onTheWay'),
      state: 'current',
      note: text('parts.word.tracking'),
    },
    { id: 'delivered', title: text('parts.word.delivered'), state: 'ahead' },
  ];
  const refused: TimelineStep[] = [
    { id: 'ordered', title: text('parts.word.ordered'), state: 'done' },
    { id: 'refused', title: text('parts.word.refused'), state: 'failed', note: text('parts.word.text') },
  ];
  return (
    <Section size="part" title={text('parts.group.progress')}>
      <div className={styles.stack}>
        <StepLine label={text('parts.group.progress')} steps={steps} onGo={() => undefined} />
        <StepLine label={text('parts.group.progress')} steps={steps} />
        <div className={styles.grid}>
          <Timeline label={text('parts.group.progress')} timelineSteps={delivery} />
          <Timeline label={text('parts.group.progress')} timelineSteps={refused} />
        </div>
        <ActionBar price={<Price cents={1499} size="m" per={text('parts.word.month')} />}>
          <Button look="quiet">{text('parts.word.secondary')}</Button>
          <Button>{text('parts.word.primary')}</Button>
        </ActionBar>
      </div>
    </Section>
  );
}
