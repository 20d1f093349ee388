import { FormattedMessage } from 'react-intl';
import { formatPhone } from '../../../../shared/format-phone.ts';
import { formatCents } from '../../../../shared/money.ts';
import type { FieldPath } from '../../state/paths.ts';
import css from './number-reservation.module.css';
import type { OfferedNumber } from './number-reservation-context.ts';

interface NumberTileProps {
  path: FieldPath;
  number: OfferedNumber;
  isHeld: boolean;
  /** Somebody else was quicker. */
  isTaken: boolean;
  isBusy: boolean;
  /** The tile that the tab key stops at. */
  isStop: boolean;
  onReserve: (number: OfferedNumber) => void;
}

/** Not a native radio: choosing asks the server, so the arrows must be free to move without choosing. */
function radioProps(isChosen: boolean) {
  return { role: 'radio', 'aria-checked': isChosen } as const;
}

/** One number on the board. */
export function NumberTile({ path, number, isHeld, isTaken, isBusy, isStop, onReserve }: NumberTileProps) {
  const price = formatCents(number.priceCents);
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
      <span className={css.digits}>{formatPhone(number.msisdn)}</span>
      <span className={css.tileFoot}>
        {isTaken ? (
          <FormattedMessage id="app.form.number.gone" />
        ) : (
          <>
            {number.class !== 'None' && (
              <span className={css.tileClass}>
                <FormattedMessage id={`app.form.number.class.${number.class}`} />
              </span>
            )}
            {number.priceCents > 0 ? price : <FormattedMessage id="app.form.number.free" />}
          </>
        )}
      </span>
    </button>
  );
}
