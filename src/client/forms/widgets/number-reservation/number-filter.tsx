import { FormattedMessage, useIntl } from 'react-intl';
import { numberPatterns } from '../../../../shared/enums.ts';
import { ChipButtons } from '../../../components/chips.tsx';
import { SearchIcon } from '../../parts/icons.tsx';
import css from './number-filter.module.css';
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
      {filter.kind === 'vip' ? (
        <OneOf
          names={numberClasses}
          chosen={filter.class}
          wordsOf={(name) => `app.form.number.class.${name}`}
          onChoose={(name) => setFilter({ class: name })}
        />
      ) : (
        <OneOf
          names={numberPatterns}
          chosen={filter.pattern}
          wordsOf={(name) => `app.form.number.pattern.${name}`}
          onChoose={(name) => setFilter({ pattern: name })}
        />
      )}
    </>
  );
}

interface OneOfProps<Name extends string> {
  names: readonly Name[];
  chosen: Name | undefined;
  /** The key of a name's words; that of none is `all`. */
  wordsOf: (name: Name | 'all') => string;
  onChoose: (name: Name | undefined) => void;
}

/** Chips of which at most one is chosen. */
function OneOf<Name extends string>({ names, chosen, wordsOf, onChoose }: OneOfProps<Name>) {
  return (
    <ChipButtons
      isRow
      chips={[undefined, ...names].map((name) => ({
        id: name ?? '',
        text: <FormattedMessage id={wordsOf(name ?? 'all')} />,
        pressed: chosen === name,
      }))}
      onPress={(id) => onChoose(names.find((name) => name === id))}
    />
  );
}
