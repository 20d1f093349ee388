import { FormattedMessage, useIntl } from 'react-intl';
import { numberPatterns } from '../../../../shared/enums.ts';
import { ChipButtons } from '../../../components/chips.tsx';
import { SearchIcon } from '../../parts/icons.tsx';
import css from './number-reservation.module.css';
import { numberClasses } from './number-reservation-context.ts';
import type { Board } from './use-board.ts';
import { useRoving } from './use-roving.ts';

const kinds = ['general', 'vip'] as const;

/** Which numbers the board shows: general or VIP, a class of VIP numbers, certain digits. */
export function NumberFilter({ id, board }: { id: string; board: Board }) {
  const intl = useIntl();
  const { filter, setFilter } = board;
  const choose = (at: number) =>
    setFilter({ kind: kinds[at] ?? 'general', class: undefined, pattern: undefined });
  const tabs = useRoving<HTMLDivElement>(choose);
  return (
    <>
      <div
        className={css.tabs}
        role="tablist"
        aria-label={intl.formatMessage({ id: 'app.form.number.kinds' })}
        {...tabs}
      >
        {kinds.map((kind, at) => (
          <button
            key={kind}
            type="button"
            role="tab"
            id={`${id}-${kind}`}
            className={css.tab}
            aria-selected={filter.kind === kind}
            aria-controls={`${id}-board`}
            tabIndex={filter.kind === kind ? 0 : -1}
            onClick={() => choose(at)}
          >
            <FormattedMessage id={`app.form.number.kind.${kind}`} />
          </button>
        ))}
      </div>
      <div className={css.search}>
        <SearchIcon className={css.searchIcon} />
        <input
          type="search"
          inputMode="numeric"
          className={css.searchInput}
          aria-label={intl.formatMessage({ id: 'app.form.number.search' })}
          placeholder={intl.formatMessage({ id: 'app.form.number.search' })}
          value={filter.q}
          onChange={(event) => setFilter({ q: event.target.value.replace(/\D/g, '') })}
          // Enter searches; it must not send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {filter.kind === 'vip' ? <ClassChips board={board} /> : <PatternChips board={board} />}
    </>
  );
}

/** The classes of VIP numbers; at most one is chosen. */
function ClassChips({ board }: { board: Board }) {
  const { filter, setFilter } = board;
  const classes = [undefined, ...numberClasses];
  return (
    <ChipButtons
      isRow
      chips={classes.map((name) => ({
        id: name ?? '',
        text: <FormattedMessage id={`app.form.number.class.${name ?? 'all'}`} />,
        pressed: filter.class === name,
      }))}
      onPress={(id) => setFilter({ class: numberClasses.find((name) => name === id) })}
    />
  );
}

/** What digits are to be like; at most one is chosen. */
function PatternChips({ board }: { board: Board }) {
  const { filter, setFilter } = board;
  const patterns = [undefined, ...numberPatterns];
  return (
    <ChipButtons
      isRow
      chips={patterns.map((name) => ({
        id: name ?? '',
        text: <FormattedMessage id={`app.form.number.pattern.${name ?? 'all'}`} />,
        pressed: filter.pattern === name,
      }))}
      onPress={(id) => setFilter({ pattern: numberPatterns.find((name) => name === id) })}
    />
  );
}
