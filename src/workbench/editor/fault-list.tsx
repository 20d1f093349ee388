import type { DefinitionFault, DraftTree, JudgedView } from '../../shared/api/workbench-drafts.ts';
import { pointerNames } from '../../shared/rules/json-pointer.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { checkedSentence } from '../sentences/checked-sentence.ts';
import { type Chosen, fragmentOf } from './chosen.ts';
import { editorWords } from './editor-words.ts';
import { showFault } from './faults.tsx';
import { subjectOf } from './field-examples.ts';

interface Props {
  lang: StaffLang;
  tree: DraftTree;
  judged: JudgedView;
  /** A file, where it was read. */
  textOf(path: string): string | undefined;
}

const MOST = 20;

/** Where a fault is mended: at its field where the files say which, else in its file. */
export function placeOf(
  { tree, textOf }: { tree: Pick<DraftTree, 'forms'> } & Pick<Props, 'textOf'>,
  { file, pointer = '', sentence, offers = [] }: DefinitionFault,
): Chosen {
  const names = pointerNames(pointer);
  const [, form] =
    /^(?:schemas|ui-schemas)\/(?!definitions\/)(.+)\.(?:schema|examples|ui)\.json$/.exec(file) ?? [];
  for (const { id, fields } of tree.forms) {
    const field = fields.findLast(({ places, path, piece }) => {
      const isWord =
        file.startsWith('locales/') && (names[0] ?? '').startsWith(prefixOf(id, path, piece, names[0]));
      const isPlace = places.some(
        (place) =>
          place.file === file &&
          place.at.length <= names.length &&
          place.at.every((name, i) => name === names[i]),
      );
      const isOfPiece = file === `schemas/definitions/${piece}.examples.json`;
      return isWord || isOfPiece || (isPlace && (form === undefined || form === id));
    });
    if (field) return { form: id, field: field.pointer };
  }
  const fields = tree.forms.find(({ id }) => id === form)?.fields;
  const isField = (one: string | undefined) => fields?.some((field) => field.pointer === one) === true;
  const named = / at (\/\S*[^\s.,])/.exec(sentence)?.[1];
  const about = () => (names.length > 1 ? subjectOf(textOf(file) ?? '', names) : subjectOfOffer(offers));
  // An example changes several fields: it is mended at the one whose rule it breaks.
  const ofExample = () => (isField(named) ? named : about());
  const subject = file.endsWith('.examples.json') ? ofExample() : laidOut(file, names);
  if (isField(subject)) return { form, field: subject };
  return fields ? { form } : { file };
}

/** The field that a layout says something about. */
function laidOut(file: string, names: readonly string[]): string | undefined {
  const end = names.findIndex((name) => name.startsWith('ui:'));
  return file.endsWith('.ui.json') ? `/${names.slice(0, end < 0 ? undefined : end).join('/')}` : undefined;
}

/** The field that a missing example is about. */
function subjectOfOffer([first]: NonNullable<DefinitionFault['offers']>): string | undefined {
  return first && subjectOf(`{"${first.list}": [${first.entry}]}`, [first.list, '0']);
}

function prefixOf(form: string, path: readonly string[], piece: string | null, key = ''): string {
  return key.startsWith('field.') ? `field.${piece}.` : `${form.replaceAll('/', '.')}.${path.join('.')}.`;
}

const LIST = 'all-faults';

/** Brings the list of all that is wrong into view, from wherever one is. */
export function showFaults(): void {
  const list = document.getElementById(LIST);
  list?.scrollIntoView?.({ block: 'start' });
  list?.focus({ preventScroll: true });
}

/** All that is wrong, each with the way to it. */
export function FaultList({ lang, tree, judged, textOf }: Props) {
  const { faults } = judged;
  if (judged.isSound) return null;
  return (
    <section id={LIST} tabIndex={-1} className="card" aria-label={editorWords[lang].faults(faults.length)}>
      <h2>{editorWords[lang].faults(faults.length)}</h2>
      <ul className="all-faults">
        {faults.slice(0, MOST).map((fault) => (
          <li key={`${fault.file}${fault.pointer}${fault.sentence}`}>
            <a
              href={fragmentOf(placeOf({ tree, textOf }, fault))}
              // The field may be open already: then the address stays, and only the place is shown.
              onClick={() => setTimeout(() => showFault(checkedSentence(lang, fault.sentence)))}
            >
              {checkedSentence(lang, fault.sentence)}
            </a>
            <small>
              {fault.file} {fault.pointer}
              {fault.also && fault.also.length > 0 && ` ${editorWords[lang].alsoAt(fault.also.length)}`}
            </small>
          </li>
        ))}
        {faults.length > MOST && <li>…</li>}
        {faults.length === 0 && judged.lines.map((line) => <li key={line}>{checkedSentence(lang, line)}</li>)}
      </ul>
    </section>
  );
}
