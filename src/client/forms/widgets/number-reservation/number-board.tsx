import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PhoneNumber } from '../../../../shared/api/phone-numbers.ts';
import type { FieldPath } from '../../../../shared/field-paths.ts';
import { Button } from '../../../components/button.tsx';
import { Message } from '../../../components/message.tsx';
import css from './number-board.module.css';
import { NumberTile } from './number-tile.tsx';
import type { Board } from './use-board.ts';
import { useRoving } from './use-roving.ts';

/** So many numbers can be taken in at a glance; there are more for those who ask. */
const PAGE = 12;

interface NumberBoardProps {
  id: string;
  path: FieldPath;
  label: string;
  board: Board;
  taken: ReadonlySet<string>;
  busy: string | undefined;
  heldId: string | undefined;
  onReserve: (number: PhoneNumber) => void;
}

/** The numbers on offer as one group of radios: arrows move among them, Enter or a tap holds one. */
export function NumberBoard(props: NumberBoardProps) {
  const { id, path, label, board, taken, busy, heldId, onReserve } = props;
  const { numbers, isSearching, failed, reload, filter, setFilter } = board;
  const roving = useRoving<HTMLDivElement>();
  const [limit, setLimit] = useState(PAGE);
  const visible = numbers?.filter((number, at) => at < limit || number.id === heldId);
  const stop =
    visible?.find((number) => number.id === heldId) ?? visible?.find((number) => !taken.has(number.id));
  return (
    <div id={`${id}-board`} role="tabpanel" aria-labelledby={`${id}-${filter.kind}`} aria-busy={isSearching}>
      {failed && <BoardFailure onRetry={reload} />}
      <div className={css.board} role="radiogroup" aria-label={label} {...roving}>
        {numbers === undefined && !failed && <BoardSkeleton />}
        {visible?.map((number) => (
          <NumberTile
            key={number.id}
            path={path}
            number={number}
            isHeld={number.id === heldId}
            isTaken={taken.has(number.id)}
            isBusy={number.id === busy}
            isStop={number.id === stop?.id}
            onReserve={onReserve}
          />
        ))}
      </div>
      {numbers !== undefined && numbers.length > limit && (
        <button type="button" className={css.more} onClick={() => setLimit(limit + PAGE)}>
          <FormattedMessage id="app.form.number.more" />
        </button>
      )}
      {numbers?.length === 0 && (
        <div className={css.empty}>
          <p role="status">
            <FormattedMessage id={`app.form.number.none.${filter.kind}`} />
          </p>
          <Button look="secondary" onClick={() => setFilter({ q: '', class: undefined, pattern: undefined })}>
            <FormattedMessage id="app.form.number.clear" />
          </Button>
        </div>
      )}
    </div>
  );
}

function BoardSkeleton() {
  return Array.from({ length: PAGE }, (_, at) => (
    <div key={`place-${String(at)}`} className={css.tileSkeleton} aria-hidden="true" />
  ));
}

function BoardFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Message kind="error" live>
      <p>
        <FormattedMessage id="app.form.number.failed" />
      </p>
      <Button look="quiet" onClick={onRetry}>
        <FormattedMessage id="app.form.retry" />
      </Button>
    </Message>
  );
}
