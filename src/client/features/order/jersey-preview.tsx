import type { JerseyChoice } from '../../../shared/order.ts';
import { useText } from '../../lib/text.ts';
import css from './jersey-preview.module.css';

const STRIPES = [52, 84, 116, 148];

/** The back of the jersey as it will be printed: style, name and number, while they are typed. */
export function JerseyPreview({ jersey }: { jersey: JerseyChoice | undefined }) {
  const text = useText();
  const style = jersey?.style ?? 'striped';
  const name = jersey?.name ?? '';
  const number = typeof jersey?.number === 'number' ? String(jersey.number) : '';
  return (
    <svg
      className={css.jersey}
      data-style={style}
      viewBox="0 0 200 210"
      role="img"
      aria-label={text('order.page.jerseyPreview', { name: name || '–', number: number || '–' })}
    >
      <defs>
        <clipPath id="jersey-body">
          <path d="M64 18 L136 18 L188 52 L166 88 L150 78 L150 196 L50 196 L50 78 L34 88 L12 52 Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#jersey-body)">
        <rect className={css.cloth} width="200" height="210" />
        {style === 'striped'
          ? STRIPES.map((x) => <rect key={x} className={css.stripe} x={x - 8} width="16" height="210" />)
          : null}
        <path className={css.collar} d="M76 14 Q100 34 124 14 L124 8 L76 8 Z" />
      </g>
      <text
        className={css.name}
        x="100"
        y="66"
        textLength={name.length > 7 ? 84 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
      <text className={css.number} x="100" y="146">
        {number}
      </text>
    </svg>
  );
}
