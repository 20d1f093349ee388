import { useRef } from 'react';
import type { DefinitionFault } from '../../shared/api/workbench-drafts.ts';
import type { Lang } from '../../shared/language.ts';
import { langs } from '../../shared/language.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { wordsFile } from '../../shared/words-file.ts';
import { editorWords, wordName } from './editor-words.ts';
import { Faults } from './faults.tsx';
import { saidAt } from './faults-at.ts';
import { type FieldWord, putIn } from './field-words.ts';
import { valueAt, withSorted, withValue } from './json-edit.ts';
import { OF_DRAFT } from './use-keys.ts';

interface Props {
  lang: StaffLang;
  rows: readonly FieldWord[];
  faults: readonly DefinitionFault[];
  textOf(path: string): string;
  onText(path: string, text: string, about: string): void;
}

/** The words of a field in both languages, side by side. */
export function WordRows({ rows, ...props }: Props) {
  const words = editorWords[props.lang];
  return (
    <table className="words">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.german}</th>
          <th scope="col">{words.turkish}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.word}>
            <th scope="row">{wordName(props.lang, row.word)}</th>
            {langs.map((said) => (
              <td key={said}>
                <Word {...props} row={row} said={said} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WordProps = Omit<Props, 'rows'> & { row: FieldWord; said: Lang };

/** The text of a key; undefined: the language has none. */
function wordAt({ textOf, said }: WordProps, key: string): string | undefined {
  const text = valueAt(textOf(wordsFile(said, key)), [key]);
  return typeof text === 'string' ? text : undefined;
}

function Word(props: WordProps) {
  const { lang, row, said, onText, textOf } = props;
  const words = editorWords[lang];
  const found = row.keys.find((key) => wordAt(props, key) !== undefined);
  const isGeneral = found?.startsWith('error.') === true;
  const write = (key: string, text: string) => {
    const path = wordsFile(said, key);
    onText(path, withSorted(textOf(path), key, text), `${said} ${key}`);
  };
  const remove = (key: string) => {
    const path = wordsFile(said, key);
    onText(path, withValue(textOf(path), [key], undefined), `${said} ${key} gone`);
  };
  if (!isGeneral)
    return (
      <OwnWord
        {...props}
        wordKey={found ?? row.ownKey}
        onWord={write}
        onRemove={found ? remove : undefined}
      />
    );
  const text = wordAt(props, found) ?? '';
  return (
    <div className="general">
      <p lang={said}>{text}</p>
      <small>{words.general}</small>
      <button
        type="button"
        className="small"
        aria-label={`${words.ownSentence}: ${labelOf(props)}`}
        onClick={() => write(row.ownKey, text)}
      >
        {words.ownSentence}
      </button>
      {row.ownKey !== row.keys[0] && (
        <OnlyHere {...props} onPress={() => write(row.keys[0] ?? row.ownKey, text)} />
      )}
    </div>
  );
}

/** Customers would see a gap without it. */
const isNeeded = (word: string) => word === 'label' || word.startsWith('option.');

const labelOf = ({ lang, row, said }: WordProps) =>
  `${wordName(lang, row.word)}, ${said === 'de' ? editorWords[lang].german : editorWords[lang].turkish}`;

/** A word of a shared piece becomes one of this form alone. */
function OnlyHere({ onPress, ...props }: WordProps & { onPress(): void }) {
  const { onlyHere } = editorWords[props.lang];
  return (
    <button type="button" className="chip" aria-label={`${onlyHere}: ${labelOf(props)}`} onClick={onPress}>
      {onlyHere}
    </button>
  );
}

function OwnWord({
  wordKey,
  onWord,
  onRemove,
  ...props
}: WordProps & {
  wordKey: string;
  onWord(key: string, text: string): void;
  /** Undefined: there is no such word yet. */
  onRemove: ((key: string) => void) | undefined;
}) {
  const { lang, row, said, faults } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const words = editorWords[lang];
  const text = wordAt(props, wordKey) ?? '';
  const sentences = saidAt(lang, faults, wordsFile(said, wordKey), [wordKey]);
  const put = (name: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    const made = putIn(text, selectionStart, selectionEnd, `{${name}}`);
    onWord(wordKey, made.text);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(made.cursor, made.cursor);
    });
  };
  const label = labelOf(props);
  return (
    <>
      <textarea
        ref={area}
        {...{ [OF_DRAFT]: '' }}
        lang={said}
        aria-label={label}
        aria-invalid={sentences.length > 0}
        placeholder={isNeeded(row.word) ? words.noWord : undefined}
        rows={text.length > 70 ? 3 : text.length > 24 ? 2 : 1}
        value={text}
        onChange={(event) => onWord(wordKey, event.target.value)}
      />
      <div className="below">
        {wordKey !== row.keys[0] && wordKey.startsWith('field.') && (
          <OnlyHere {...props} onPress={() => onWord(row.keys[0] ?? wordKey, text)} />
        )}
        {text !== '' && <small title={wordKey}>{words.characters([...text].length)}</small>}
        {onRemove && (
          <button
            type="button"
            className="chip"
            aria-label={`${words.remove}: ${label}`}
            onClick={() => onRemove(wordKey)}
          >
            ×
          </button>
        )}
        {row.placeholders.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-label={`${words.putIn} {${name}}: ${label}`}
            onClick={() => put(name)}
          >
            {`{${name}}`}
          </button>
        ))}
      </div>
      <Faults sentences={sentences} />
    </>
  );
}
