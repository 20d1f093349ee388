import { type FormEvent, useId, useState } from 'react';
import type { DraftTree } from '../../shared/api/workbench-drafts.ts';
import { langs } from '../../shared/language.ts';
import { pointerOf } from '../../shared/rules/json-pointer.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { fragmentOf } from '../editor/chosen.ts';
import { textInDraft } from '../editor/draft-state.ts';
import type { DraftStore } from '../editor/draft-store.ts';
import { editorWords } from '../editor/editor-words.ts';
import './making.css';
import { type FieldKind, fieldKinds, type NewField } from './field-kinds.ts';
import { exampleOf, faultOfNew, filesOfNew, type Home, withField } from './new-field.ts';
import { makingWords } from './words.ts';

interface Props {
  lang: StaffLang;
  tree: DraftTree;
  store: DraftStore;
  home: Home;
  /** The names that fields of the section have already. */
  taken: readonly string[];
}

const PIECE = /^schemas\/definitions\/(.+)\.schema\.json$/;

const kindOf = (value: string): NewField['kind'] => {
  const is = fieldKinds.find((kind) => kind === value);
  return is ? { is } : { piece: value.replace(/^piece /, '') };
};

/** A person adds a field to a section, and is led to it. */
export function AddField({ lang, tree, store, home, taken }: Props) {
  const words = makingWords[lang];
  const id = useId();
  const [kind, setKind] = useState<string>('text');
  const [told, setTold] = useState<string>();
  const pieces = tree.files.flatMap((path) => PIECE.exec(path)?.[1] ?? []);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const of = (name: string) => String(data.get(name) ?? '');
    const choices = of('choices')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
    const example = exampleOf(kindOf(kind), of('example'));
    const labels = { de: of('de'), tr: of('tr') };
    const field = { name: of('name').trim(), kind: kindOf(kind), labels, choices, example: example?.value };
    const fault = faultOfNew(field, taken) ?? (example ? undefined : 'noExample');
    setTold(fault && words[fault]);
    if (fault) return;
    await store.read(filesOfNew(home));
    store.edit(withField((path) => textInDraft(store.state(), path) ?? '', home, field));
    // The list of fields is that of the server.
    await store.save();
    form.reset();
    window.location.hash = fragmentOf({ form: home.form, field: pointerOf([...home.path, field.name]) });
  };
  const line = (name: string, label: string, help?: string) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        name={name}
        autoComplete="off"
        aria-describedby={help && `${id}-${name}-help`}
      />
      {help && <small id={`${id}-${name}-help`}>{help}</small>}
    </div>
  );
  return (
    <details className="card making">
      <summary>+ {words.newField}</summary>
      <form noValidate onSubmit={(event) => void add(event)}>
        {line('name', words.fieldName)}
        <div>
          <label htmlFor={`${id}-kind`}>{words.kind}</label>
          <select id={`${id}-kind`} value={kind} onChange={(event) => setKind(event.target.value)}>
            {fieldKinds.map((one: FieldKind) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
            <optgroup label={words.pieces}>
              {pieces.map((piece) => (
                <option key={piece} value={`piece ${piece}`}>
                  {piece}
                </option>
              ))}
            </optgroup>
          </select>
        </div>
        {kind === 'choice' && line('choices', words.choices)}
        {langs.map((said) => (
          <div key={said}>
            {line(said, words.label(said === 'de' ? editorWords[lang].german : editorWords[lang].turkish))}
          </div>
        ))}
        {line('example', words.example, words.exampleHelp)}
        <p role="alert" className="bad">
          {told}
        </p>
        <button type="submit">{words.makeField}</button>
      </form>
    </details>
  );
}
