import type { ReactNode } from 'react';
import type { DraftTree, FieldUsesView } from '../../shared/api/workbench-drafts.ts';
import { pointerOf } from '../../shared/rules/json-pointer.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { Failed } from '../failed.tsx';
import { useAsked } from '../use-asked.ts';
import { fragmentOf } from './chosen.ts';
import { editorWords } from './editor-words.ts';
import type { FieldFiles } from './field-of.ts';
import './uses.css';

interface Props {
  lang: StaffLang;
  tree: DraftTree;
  files: FieldFiles;
  /** How often the draft was saved: what is saved is what is asked about. */
  saves: number;
}

/** All that uses a field, as the draft is saved. */
export function UsedBy({ lang, tree, files: { form, field }, saves }: Props) {
  const words = editorWords[lang];
  const query = new URLSearchParams({ form, pointer: field.pointer });
  const { found: uses, hasFailed, again } = useAsked<FieldUsesView>(`drafts/${tree.id}/uses?${query}`, saves);
  return (
    <section className="card" aria-label={words.usedBy}>
      <h3>{words.usedBy}</h3>
      {hasFailed && <Failed lang={lang} onAgain={again} />}
      {uses && !hasFailed && <Uses {...{ lang, tree, uses, form }} />}
    </section>
  );
}

type UsesProps = Pick<Props, 'lang' | 'tree'> & { uses: FieldUsesView; form: string };

function Uses({ lang, tree, uses, form }: UsesProps) {
  const words = editorWords[lang];
  const asks = uses.asks.map(({ kind, at, keyword, ...place }) => ({
    ...{ key: place.file + place.pointer, to: { form, pointer: pointerOf(at) } },
    said: kind === 'rule' ? `${words.uses.rule} ${keyword}` : words.uses[kind],
  }));
  const link = (to: { form: string; pointer: string }) => <FieldLink {...{ tree, to, form }} />;
  return (
    <dl className="uses">
      <Group title={words.uses.read}>
        {uses.readings.map(({ purpose, readers }) => (
          <li key={purpose}>
            {readers.map((reader) => (
              <Reader key={reader} {...{ lang, reader }} />
            ))}
            <small lang="en">{purpose}</small>
          </li>
        ))}
        {uses.keptIn !== null && <li>{words.uses.keptIn(uses.keptIn)}</li>}
        {uses.readings.length === 0 && uses.keptIn === null && <li>{words.uses.notRead}</li>}
      </Group>
      <Group title={words.uses.asked}>
        {asks.map(({ key, to, said }) => (
          <li key={key}>
            {said}: {link(to)}
          </li>
        ))}
      </Group>
      <Group title={words.uses.alsoWritten}>
        {uses.alsoWritten.map(({ column, ...to }) => (
          <li key={`${to.form} ${to.pointer} ${column}`}>
            {link(to)} <code>{column}</code>
          </li>
        ))}
      </Group>
      <Group title={words.uses.shown}>
        {uses.pages.map((page) => (
          <li key={page}>
            {words.readers.page} <code>{page}</code>
          </li>
        ))}
        {uses.steps.map(({ flow, step }) => (
          <li key={`${flow} ${step}`}>
            {words.uses.step} {step} <a href={fragmentOf({ file: `schemas/${flow}.flow.json` })}>{flow}</a>
          </li>
        ))}
      </Group>
      <Group title={words.uses.samePiece}>
        {uses.samePiece.map((to) => (
          <li key={`${to.form} ${to.pointer}`}>{link(to)}</li>
        ))}
      </Group>
    </dl>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const isEmpty = Array.isArray(children) && children.flat().every((child) => !child);
  if (isEmpty) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </div>
  );
}

/** `mail orderReceived` in the words of the page. */
function Reader({ lang, reader }: { lang: StaffLang; reader: string }) {
  const [kind = '', ...name] = reader.split(' ');
  const { readers } = editorWords[lang];
  return (
    <span className="reader">
      {(Object.hasOwn(readers, kind) ? readers[kind] : undefined) ?? kind} <code>{name.join(' ')}</code>
    </span>
  );
}

interface LinkProps {
  tree: DraftTree;
  to: { form: string; pointer: string };
  /** That of the field that is shown: it is not named again. */
  form: string;
}

function FieldLink({ tree, to, form }: LinkProps) {
  const fields = tree.forms.find(({ id }) => id === to.form)?.fields;
  const label = fields?.find(({ pointer }) => pointer === to.pointer)?.label.de;
  // The form as a whole has no pointer.
  const place = to.form === form ? to.pointer || form : `${to.form} ${to.pointer}`;
  return (
    <a href={fragmentOf({ form: to.form, field: to.pointer || undefined })}>
      {label ?? place} {label !== undefined && <code>{place}</code>}
    </a>
  );
}
