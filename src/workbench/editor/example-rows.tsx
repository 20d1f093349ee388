import { useState } from 'react';
import type { JudgedView } from '../../shared/api/workbench-drafts.ts';
import type { JudgedExamplesView } from '../../shared/api/workbench-preview.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { editorWords, ruleName } from './editor-words.ts';
import { Faults } from './faults.tsx';
import { shownOf } from './faults-at.ts';
import { examplesOf, type FieldExample, newExample, pieceExamplesOf } from './field-examples.ts';
import type { FieldFiles } from './field-of.ts';
import { type JsonPath, valueAt, withItem, withoutItem, withValue } from './json-edit.ts';
import { triedIn } from './tried-examples.ts';
import { parseJson, parseText, TypedInput, textOfValue } from './typed-input.tsx';

interface Props {
  lang: StaffLang;
  files: FieldFiles;
  /** The rules that an example can be refused by. */
  rules: readonly string[];
  /** What was found about the files as they are now. */
  judged: JudgedView | undefined;
  /** What the preview found while one types. */
  tried: readonly JudgedExamplesView[];
  textOf(path: string): string;
  onText(path: string, text: string, about?: string): void;
}

/** What the field takes and refuses, each green or red as soon as it is judged. */
export function ExampleRows({ rules, ...props }: Props) {
  const { lang, files, textOf } = props;
  const words = editorWords[lang];
  const own = examplesOf({
    ...{ file: files.examples, text: textOf(files.examples) },
    ...{ path: files.field.path, pointer: files.field.pointer },
  });
  const shared = files.pieceExamples ? pieceExamplesOf(files.pieceExamples, textOf(files.pieceExamples)) : [];
  return (
    <div className="sides">
      {(['valid', 'invalid'] as const).map((kind) => (
        <section key={kind}>
          <h4>{kind === 'valid' ? words.accepted : words.refused}</h4>
          <ul className={`examples ${kind}`}>
            {[...shared, ...own]
              .filter((example) => example.kind === kind)
              .map((example) => (
                <Row key={example.file + example.pointer} {...props} example={example} />
              ))}
          </ul>
          <NewExample
            key={files.field.pointer}
            {...props}
            kind={kind}
            rules={kind === 'invalid' ? rules : []}
          />
        </section>
      ))}
    </div>
  );
}

type PartProps = Omit<Props, 'rules'>;

function Row({ lang, example, judged, tried, textOf, onText }: PartProps & { example: FieldExample }) {
  const { file, kind, index, at, value, stored, rule, name, pointer, isKept } = example;
  const words = editorWords[lang];
  const label = [kind === 'valid' ? words.accepted : words.refused, rule, name].filter(Boolean).join(', ');
  const text = textOf(file);
  const { state, sentences } = shownOf(lang, example, judged, triedIn(tried, file, text)?.[kind][index]);
  const set = (place: JsonPath, made: unknown) =>
    onText(file, withValue(text, place, made), `${file}${pointer} ${place.join('/')}`);
  return (
    <li className={`example ${state}`}>
      {at ? <Value label={`${words.value}: ${label}`} {...{ value, at, set }} /> : <em>{words.leftOut}</em>}
      <small>{[rule && ruleName(lang, rule), name].filter(Boolean).join(' · ')}</small>
      {state !== 'unknown' && <span className="state">{state === 'held' ? words.held : words.broken}</span>}
      {!isKept && (
        <button
          type="button"
          className="small"
          aria-label={`${words.remove}: ${textOfValue(value)} ${rule ?? ''}`}
          onClick={() => onText(file, withoutItem(text, [kind], index))}
        >
          ×
        </button>
      )}
      {stored && (
        <span className="stored">
          {words.storedAs} <Value label={`${words.storedAs}: ${label}`} {...stored} set={set} />
        </span>
      )}
      <Faults sentences={sentences} />
    </li>
  );
}

interface ValueProps {
  label: string;
  value: unknown;
  at: JsonPath;
  set(at: JsonPath, made: unknown): void;
}

function Value({ label, value, at, set }: ValueProps) {
  const parse = typeof value === 'string' ? parseText : parseJson;
  return <TypedInput {...{ label, parse }} text={textOfValue(value)} onValue={(made) => set(at, made)} />;
}

function NewExample({ lang, files, kind, rules, textOf, onText }: Props & { kind: FieldExample['kind'] }) {
  const words = editorWords[lang];
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const rule = kind === 'invalid' ? (chosen ?? rules[0]) : undefined;
  const { pieceExamples: shared } = files;
  const add = () => {
    const file = shared ?? files.examples;
    const value = valueLike(typed, textOf(files.file), files);
    const made = shared
      ? { value, ...(rule !== undefined && { rule }) }
      : newExample(files.field.pointer, value, rule);
    onText(file, withItem(textOf(file), [kind], made));
    setTyped('');
  };
  return (
    <p className="new">
      <input
        aria-label={`${words.add}: ${kind === 'valid' ? words.accepted : words.refused}`}
        value={typed}
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      {rules.length > 0 && (
        <select aria-label={words.refusedBy} value={rule} onChange={(event) => setChosen(event.target.value)}>
          {rules.map((one) => (
            <option key={one} value={one}>
              {ruleName(lang, one)}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="small" onClick={add}>
        + {words.add}
      </button>
    </p>
  );
}

/** A typed value as the field's type has it: digits are a text where the field is one. */
function valueLike(typed: string, text: string, { at }: FieldFiles): unknown {
  const isText = valueAt(text, [...at, 'type']) === 'string';
  const value = isText ? undefined : parseJson(typed);
  return value === undefined ? typed : value;
}
