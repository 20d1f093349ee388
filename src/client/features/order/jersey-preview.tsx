import type { JerseyChoice } from '../../../shared/order.ts';
import { useText } from '../../lib/text.ts';
import css from './jersey-preview.module.css';

const STRIPES = [36, 68, 100, 132, 164];
/** Shoulders, sleeves and body, seen from behind. */
const CLOTH =
  'M64 16C74 26 126 26 136 16C156 24 176 36 192 58L166 94L150 80C149 120 150 160 152 198C118 203 82 203 48 198C50 160 51 120 50 80L34 94L8 58C24 36 44 24 64 16Z';

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
          <path d={CLOTH} />
        </clipPath>
      </defs>
      <g clipPath="url(#jersey-body)">
        <rect className={css.cloth} width="200" height="210" />
        {style === 'striped'
          ? STRIPES.map((x) => <rect key={x} className={css.stripe} x={x - 8} width="16" height="210" />)
          : null}
        <path className={css.cuff} d="M8 56 36 92 28 98 0 62ZM192 56 164 92 172 98 200 62Z" />
        <path
          className={css.shade}
          d="M50 78C56 120 54 160 50 198H62C66 150 62 110 50 78ZM150 78C144 120 146 160 150 198H138C134 150 138 110 150 78Z"
        />
        <path className={css.hem} d="M46 190H154V202H46Z" />
        <path className={css.collar} d="M74 14C84 30 116 30 126 14L122 8H78Z" />
      </g>
      <path className={css.seam} d={CLOTH} />
      <path className={css.seam} d="M50 80C50 60 56 38 64 20M150 80C150 60 144 38 136 20" />
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
