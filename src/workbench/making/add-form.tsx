import { type FormEvent, useId, useState } from 'react';
import type { DraftTree } from '../../shared/api/workbench-drafts.ts';
import { FORM_ID } from '../../shared/new-form.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { fragmentOf } from '../editor/chosen.ts';
import { textInDraft } from '../editor/draft-state.ts';
import type { DraftStore } from '../editor/draft-store.ts';
import './making.css';
import { filesOfNewForm, withForm } from './new-form.ts';
import { makingWords } from './words.ts';

interface Props {
  lang: StaffLang;
  tree: DraftTree;
  store: DraftStore;
}

/** A person makes a form of one field, which is sound from the start, and is led to it. */
export function AddForm({ lang, tree, store }: Props) {
  const words = makingWords[lang];
  const id = useId();
  const [told, setTold] = useState<string>();
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = String(data.get('name') ?? '').trim();
    const isTaken = tree.forms.some((other) => other.id === name);
    const fault = !FORM_ID.test(name) ? words.noFormName : isTaken ? words.formTaken : undefined;
    setTold(fault);
    if (fault) return;
    const asked = { id: name, withPage: data.get('page') !== null };
    await store.read(filesOfNewForm(asked));
    store.edit(withForm((path) => textInDraft(store.state(), path) ?? '', asked));
    // The list of forms is that of the server.
    await store.save();
    form.reset();
    form.closest('details')?.removeAttribute('open');
    window.location.hash = fragmentOf({ form: name });
  };
  return (
    <details className="making">
      <summary>+ {words.newForm}</summary>
      <form noValidate onSubmit={(event) => void make(event)}>
        <div>
          <label htmlFor={id}>{words.formName}</label>
          <input id={id} name="name" autoComplete="off" spellCheck={false} aria-describedby={`${id}-help`} />
          <small id={`${id}-help`}>{words.formNameHelp}</small>
        </div>
        <label className="tick">
          <input type="checkbox" name="page" /> {words.withPage}
        </label>
        <p role="alert" className="bad">
          {told}
        </p>
        <button type="submit">{words.makeForm}</button>
      </form>
    </details>
  );
}
