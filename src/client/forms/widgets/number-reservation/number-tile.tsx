import { FormattedMessage } from 'react-intl';
import type { PhoneNumber } from '../../../../shared/api/phone-numbers.ts';
import type { FieldPath } from '../../../../shared/field-paths.ts';
import { formatCents } from '../../../../shared/money.ts';
import { CheckIcon } from '../../parts/icons.tsx';
import { NumberDigits } from './number-digits.tsx';
import css from './number-tile.module.css';

interface NumberTileProps {
  path: FieldPath;
  number: PhoneNumber;
  isHeld: boolean;
  /** Another customer was faster. */
  isTaken: boolean;
  isBusy: boolean;
  /** The tile that the tab key stops at. */
  isStop: boolean;
  onReserve: (number: PhoneNumber) => void;
}

/** Not a native radio: choosing asks the server, so the arrows must be free to move without choosing. */
function radioProps(isChosen: boolean) {
  return { role: 'radio', 'aria-checked': isChosen } as const;
}

/** One number on the board. */
export function NumberTile({ path, number, isHeld, isTaken, isBusy, isStop, onReserve }: NumberTileProps) {
  return (
    <button
      type="button"
      {...radioProps(isHeld)}
      name={path}
      value={number.id}
      className={css.tile}
      aria-busy={isBusy || undefined}
      data-taken={isTaken || undefined}
      disabled={isTaken}
      tabIndex={isStop ? 0 : -1}
      onClick={() => !isHeld && onReserve(number)}
    >
      {isHeld && <CheckIcon className={css.tileTick} />}
      <NumberDigits msisdn={number.msisdn} kind={number.kind} />{' '}
      <span className={css.tileFoot}>
        <TileFoot number={number} isHeld={isHeld} isTaken={isTaken} />
      </span>
    </button>
  );
}

/** One quiet line: whose the number is, or what it costs and why. */
function TileFoot({ number, isHeld, isTaken }: Pick<NumberTileProps, 'number' | 'isHeld' | 'isTaken'>) {
  if (isTaken) return <FormattedMessage id="app.form.number.gone" />;
  if (isHeld) return <FormattedMessage id="app.form.number.mine" />;
  return (
    <>
      {number.class !== 'None' && (
        <span className={css.tileClass}>
          <FormattedMessage id={`app.form.number.class.${number.class}`} />
        </span>
      )}{' '}
      <TilePrice priceCents={number.priceCents} />
    </>
  );
}

function TilePrice({ priceCents }: Pick<PhoneNumber, 'priceCents'>) {
  if (priceCents === 0) return <FormattedMessage id="app.form.number.free" />;
  return <FormattedMessage id="app.form.number.price" values={{ price: formatCents(priceCents) }} />;
}
