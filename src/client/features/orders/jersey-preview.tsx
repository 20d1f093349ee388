import { team } from 'virtual:team';
import { type ComponentProps, Suspense } from 'react';
import type { JerseyChoice } from '../../../shared/order.ts';
import type { JerseyDrawing } from '../../components/jersey-drawing.tsx';
import brandPattern from '../../components/pattern.module.css';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';
import css from './jersey-preview.module.css';

interface Props {
  jersey: JerseyChoice | undefined;
}

/** Loaded with the first jersey: most orders have none. */
const Drawing = lazyPart(async () => (await import('../../components/jersey-drawing.tsx')).JerseyDrawing);

/** Its place is as high as the drawing. */
function Jersey(props: ComponentProps<typeof JerseyDrawing>) {
  return (
    <Suspense fallback={<span className={css.place} />}>
      <Drawing {...props} />
    </Suspense>
  );
}

const printed = (jersey: JerseyChoice | undefined) => ({
  name: jersey?.name ?? '',
  number: typeof jersey?.number === 'number' ? String(jersey.number) : '',
});

/** What a customer has typed so far; an example stands where nothing is typed yet. */
export function JerseyPrint({ jersey }: Props) {
  const text = useText();
  const { name, number } = printed(jersey);
  return (
    <Jersey
      style={jersey?.style ?? 'striped'}
      name={name || text('order.page.jerseyGhost')}
      number={number || team.looks.jersey.number}
      isGhost={{ name: !name, number: !number }}
    />
  );
}

/** The jersey as it will be printed: style, name and number, while the customer types them. */
export function JerseyPreview({ jersey }: Props) {
  const text = useText();
  const { name, number } = printed(jersey);
  const label = text('order.page.jerseyPreview', { name: name || '–', number: number || '–' });
  return (
    <div className={css.preview}>
      <div className={`${brandPattern.behind} ${css.stage}`} role="img" aria-label={label}>
        <div className={css.jersey}>
          <JerseyPrint jersey={jersey} />
        </div>
      </div>
      <p className={css.note}>{text('order.page.jerseyWithdrawal')}</p>
    </div>
  );
}

/** A style on its card: the same jersey, without print. */
export function JerseySwatch({ value }: { value: string }) {
  return (
    <span className={css.swatch}>
      <Jersey style={value} />
    </span>
  );
}
