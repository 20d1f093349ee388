import type { StaffLang } from '../../shared/staff-words.ts';
import { changeWords } from '../changes/change-words.ts';
import { placeOf } from '../changes/differences.ts';
import { placeName } from '../changes/place-name.ts';
import { type Conflict, conflictsOf } from '../joining/joined-draft.ts';
import type { Takes } from '../joining/joined-text.ts';
import { changedPart } from './changed-part.ts';
import { type DraftState, textInDraft } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';
import { editorWords } from './editor-words.ts';
import { parsed } from './json-edit.ts';

interface Props {
  lang: StaffLang;
  store: DraftStore;
  state: DraftState;
}

/** Places that another person has changed otherwise meanwhile: both are shown, and the person decides. */
export function Conflicts({ lang, store, state }: Props) {
  const words = editorWords[lang];
  const conflicts = conflictsOf(state);
  return [...new Set(conflicts.map(({ path }) => path))].map((path) => (
    <section key={path} className="card conflict" aria-label={path}>
      <h2>{path}</h2>
      <p role="alert">{words.conflict}</p>
      {conflicts
        .filter((conflict) => conflict.path === path)
        .map((conflict) => (
          <Place
            key={conflict.id}
            {...{ lang, state, conflict }}
            onTake={(takes) => store.settle(conflict, takes)}
          />
        ))}
    </section>
  ));
}

/** What the editor calls a place: its field, and the rule or the word of it. */
function nameOf(lang: StaffLang, state: DraftState, { path: file, at, mine }: Conflict): string {
  if (at.length === 0) return editorWords[lang].wholeFile;
  const names = at.map(String);
  const json = parsed((mine === undefined ? state.saved.get(file)?.text : textInDraft(state, file)) ?? '');
  const { about, name, from } = placeOf(file, names);
  const isWord = file.startsWith('locales/');
  const said = placeName(lang, { file, json, from, names: isWord ? [name] : names });
  return [about, said].filter(Boolean).join(' › ');
}

interface PlaceProps extends Pick<Props, 'lang' | 'state'> {
  conflict: Conflict;
  onTake(takes: Takes): void;
}

function Place({ lang, state, conflict, onTake }: PlaceProps) {
  const words = editorWords[lang];
  const name = nameOf(lang, state, conflict);
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <div className="sides">
        <Side {...{ lang, conflict }} side="theirs" />
        <Side {...{ lang, conflict }} side="mine" />
      </div>
      <div className="actions">
        <button type="button" aria-label={`${words.takeTheirs}: ${name}`} onClick={() => onTake('theirs')}>
          {words.takeTheirs}
        </button>
        <button type="button" aria-label={`${words.keepMine}: ${name}`} onClick={() => onTake('mine')}>
          {words.keepMine}
        </button>
      </div>
    </section>
  );
}

/** What one of both has there; of a whole file the part that differs. */
function Side({ lang, conflict, side }: Pick<PlaceProps, 'lang' | 'conflict'> & { side: Takes }) {
  const { theirs = '', mine = '', at } = conflict;
  const parts = changedPart(theirs, mine);
  const whole = side === 'theirs' ? parts.before : parts.after;
  const value = conflict[side];
  return (
    <div>
      <h4>{editorWords[lang][side]}</h4>
      {value === undefined ? (
        <em>{changeWords[lang].none}</em>
      ) : (
        <pre>{at.length === 0 ? whole : shown(value)}</pre>
      )}
    </div>
  );
}

/** As it would stand at the beginning of a line; a text is read without its quotation marks. */
function shown(value: string): string {
  const json = parsed(value);
  const indent = /\n( *)\S$/.exec(value)?.[1] ?? '';
  return typeof json === 'string' ? json : value.replaceAll(`\n${indent}`, '\n');
}
