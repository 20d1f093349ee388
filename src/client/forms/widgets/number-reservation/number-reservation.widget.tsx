import type { WidgetProps } from '@rjsf/utils';
import { use, useCallback, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldFrame } from '../../parts/field-frame.tsx';
import { FormExtrasContext } from '../../state/form-context.ts';
import { controlOf } from '../widget-control.ts';
import { HoldCard } from './hold-card.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { NumberBoard } from './number-board.tsx';
import { NumberFilter } from './number-filter.tsx';
import css from './number-reservation.module.css';
import { type HeldNumber, reservationContextOf } from './number-reservation-context.ts';
import { useBoard } from './use-board.ts';
import { useHold } from './use-hold.ts';

/** Choosing a phone number: tapping one holds it for a while; the data is the id of the held number. */
export function NumberReservationWidget(props: WidgetProps) {
  const control = controlOf(props);
  const context = reservationContextOf(use(FormExtrasContext).context);
  const { value, onChange } = props;
  const hold = useHold(context, onChange);
  const { take } = hold;
  const present = useRef({ value, isHeld: false });
  present.current = { value, isHeld: hold.hold !== undefined };
  const asked = useRef(false);

  const onHeld = useCallback(
    (held: HeldNumber[]) => {
      const { value, isHeld } = present.current;
      const isFirst = !asked.current;
      asked.current = true;
      // What is held here is newer than a list that was asked for before.
      if (isHeld) return;
      const chosen = held.find(({ phoneNumberId }) => phoneNumberId === value);
      // Another number held may cost something: it never takes the place of one that was chosen or given back.
      const mine = chosen ?? (isFirst && value === undefined ? held[0] : undefined);
      if (mine !== undefined) return take(mine);
      // A draft remembers a number whose hold has ended meanwhile.
      if (value !== undefined) take(undefined, { kind: 'expired' });
    },
    [take],
  );
  const board = useBoard(context, onHeld);
  const expire = useCallback(
    (msisdn: string) => {
      take(undefined, { kind: 'expired', msisdn });
      board.reload();
    },
    [take, board.reload],
  );
  const heldId = hold.hold?.phoneNumberId;

  return (
    <FieldFrame control={control} as="group">
      <HoldNotice notice={hold.notice} />
      {hold.hold !== undefined && (
        <HoldCard
          key={hold.hold.phoneNumberId}
          hold={hold.hold}
          isBusy={hold.busy !== undefined}
          onExtend={hold.extend}
          onExpired={expire}
        />
      )}
      {/* Another number in the place of the held one folds the board anew. */}
      <details key={`board ${heldId}`} className={css.fold} open={heldId === undefined}>
        <summary hidden={heldId === undefined}>
          <FormattedMessage id="app.form.number.another" />
        </summary>
        <div className={css.chooser}>
          <NumberFilter id={control.id} board={board} />
          <NumberBoard
            id={control.id}
            path={control.path}
            label={control.label}
            board={board}
            taken={hold.taken}
            busy={hold.busy}
            heldId={heldId}
            onReserve={hold.reserve}
          />
        </div>
      </details>
    </FieldFrame>
  );
}
