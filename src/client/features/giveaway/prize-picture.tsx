import { team } from 'virtual:team';
import type { DrawnPrize, Prize } from '../../../shared/api/giveaway.ts';
import { formatCents } from '../../../shared/money.ts';
import { Ball } from '../../components/illustrations/scene.tsx';
import { JerseyDrawing } from '../../components/jersey-drawing.tsx';
import brandPattern from '../../components/pattern.module.css';
import { useText } from '../../lib/text.ts';
import styles from './prize-picture.module.css';

/** A prize in the brand's colours. It is decoration: its name says the same. */
export function PrizePicture({ prize: { picture, voucherCents } }: { prize: DrawnPrize }) {
  return (
    <div className={`${brandPattern.behind} ${styles.stage}`} aria-hidden="true">
      {voucherCents === null ? <Drawing of={picture} /> : <Voucher cents={voucherCents} />}
    </div>
  );
}

function Drawing({ of }: { of: Prize['picture'] }) {
  if (of === 'shirt') return <Shirt />;
  return of === 'tickets' ? <Tickets /> : <Kick />;
}

function Shirt() {
  const text = useText();
  return (
    <div className={styles.shirt}>
      <JerseyDrawing style="striped" name={text('tariffs.jersey.print')} number={team.looks.jersey.number} />
    </div>
  );
}

function Voucher({ cents }: { cents: number }) {
  return (
    <div className={styles.voucher}>
      <span className={styles.worth}>{formatCents(cents).replace(/,00/, '')}</span>
    </div>
  );
}

/** Two tickets, one over the other, each with the stub that is torn off. */
function Tickets() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 180" aria-hidden="true">
      {[-13, 6].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 160 110)`}>
          <path className={styles.ticket} d="M52 52H206a10 10 0 0 0 20 0H268V140H226a10 10 0 0 0-20 0H52Z" />
          <path className={styles.dots} d="M216 66V128" />
          <path className={styles.print} d="M72 76H150M72 92H128" />
        </g>
      ))}
      <g className={styles.printed}>
        <Ball x={104} y={116} turn={14} />
      </g>
    </svg>
  );
}

function Kick() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 180" aria-hidden="true">
      <Ball x={160} y={96} turn={14} />
    </svg>
  );
}
