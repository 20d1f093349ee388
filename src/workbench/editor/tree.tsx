import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type {
  DefinitionFault,
  DraftTree,
  FieldOutlineView,
  FormOutlineView,
} from '../../shared/api/workbench-drafts.ts';
import type { ThreadView } from '../../shared/api/workbench-talk.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { flowOf } from '../flow/order-choice.ts';
import { talkWords } from '../talk/talk-words.ts';
import { type Chosen, fragmentOf } from './chosen.ts';
import { editorWords } from './editor-words.ts';
import { placesOf } from './faults-at.ts';
import { searchTree, treeIndex } from './tree-search.ts';

interface Props {
  lang: StaffLang;
  tree: DraftTree;
  chosen: Chosen;
  /** Files that differ from what is published, saved or not. */
  changed: readonly string[];
  faults: readonly DefinitionFault[];
  threads: readonly ThreadView[];
  /** What stands below the list. */
  children?: ReactNode;
}

/** The files of a form. */
export function formFilesOf(id: string): string[] {
  return [`schemas/${id}.schema.json`, `ui-schemas/${id}.ui.json`, `schemas/${id}.examples.json`];
}

/** What a file is called: a flow by what it is, all others by their path. */
function fileName(lang: StaffLang, path: string): string {
  const flow = flowOf(path);
  return flow === undefined ? path : editorWords[lang].flowName(flow);
}

/** All forms with their fields, and all other files, with a search. It has hundreds of lines: a key stroke draws none. */
export const Tree = memo(function Tree(props: Props) {
  const { lang, tree } = props;
  const words = editorWords[lang];
  const [typed, setTyped] = useState('');
  const root = useRef<HTMLElement>(null);
  const { form: chosenForm, field: chosenField } = props.chosen;
  useEffect(() => {
    if (chosenForm !== undefined || chosenField !== undefined)
      root.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenForm, chosenField]);
  const isSearched = typed.trim() !== '';
  const index = useMemo(() => {
    const ofForms = new Set(tree.forms.flatMap(({ id }) => formFilesOf(id)));
    const files = tree.files.filter((path) => !ofForms.has(path));
    return treeIndex(tree, files, (path) => fileName(lang, path));
  }, [tree, lang]);
  const { forms, files } = searchTree(index, typed);
  const flows = files.filter((path) => flowOf(path));
  const others = files.filter((path) => !flowOf(path));
  return (
    <nav ref={root} className="tree" aria-label={words.forms}>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="entries">
        <ul>
          {forms.map(({ form, fields }) => (
            <Form key={form.id} {...props} {...{ form, fields, isSearched }} />
          ))}
          {flows.map((path) => (
            <li key={path}>
              <Entry {...props} to={{ file: path }} files={[path]} name={fileName(lang, path)} code={path} />
            </li>
          ))}
        </ul>
        {forms.length + flows.length + others.length === 0 && <p>{words.nothingFound}</p>}
        {others.length > 0 && (
          <details open={isSearched || others.includes(props.chosen.file ?? '')}>
            <summary>{words.otherFiles}</summary>
            <ul>
              {others.map((path) => (
                <li key={path}>
                  <Entry {...props} to={{ file: path }} files={[path]} name={path} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {props.children}
    </nav>
  );
});

interface FormProps extends Props {
  form: FormOutlineView;
  /** Those of its fields that are shown. */
  fields: readonly FieldOutlineView[];
  isSearched: boolean;
}

function Form({ form, fields, isSearched, ...props }: FormProps) {
  const isChosen = props.chosen.form === form.id;
  return (
    <li>
      <Entry
        {...props}
        to={{ form: form.id }}
        files={formFilesOf(form.id)}
        name={form.title.de ?? form.id}
        code={form.id}
      />
      {(isChosen || isSearched) && (
        <ul>
          {fields.map((field) => (
            <li key={field.pointer} data-depth={field.path.length}>
              <Entry
                {...props}
                to={{ form: form.id, field: field.pointer }}
                files={field.places.slice(1).map(({ file }) => file)}
                name={field.label.de ?? field.path.at(-1) ?? ''}
                code={field.path.at(-1)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface EntryProps extends Props {
  to: Chosen;
  files: readonly string[];
  name: string;
  code?: string | undefined;
}

function Entry({ lang, chosen, changed, faults, threads, to, files, name, code }: EntryProps) {
  const isChosen = chosen.form === to.form && chosen.field === to.field && chosen.file === to.file;
  const isFaulty = faults.some((fault) => placesOf(fault).some(({ file }) => files.includes(file)));
  const isChanged = files.some((file) => changed.includes(file));
  // A form counts those of all its fields, for they are hidden until it is chosen.
  const isOwn = ({ form, pointer }: ThreadView) =>
    form === to.form && (to.field === undefined || pointer === to.field);
  const talks = threads.filter((thread) => thread.isOpen && isOwn(thread)).length;
  return (
    <a href={fragmentOf(to)} aria-current={isChosen ? 'true' : undefined}>
      <span>{name}</span>
      {code !== undefined && code !== name && <small>{code}</small>}
      {talks > 0 && (
        <span className="count" role="img" aria-label={talkWords[lang].open(talks)}>
          {talks}
        </span>
      )}
      {isChanged && <span className="mark" role="img" aria-label={editorWords[lang].whatChanges} />}
      {isFaulty && <span className="mark bad" role="img" aria-label={editorWords[lang].faults(1)} />}
    </a>
  );
}
