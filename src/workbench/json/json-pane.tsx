import { useContext, useMemo, useState } from 'react';
import type { StaffLang } from '../../shared/staff-words.ts';
import { editorWords } from '../editor/editor-words.ts';
import { type JsonPath, syntaxFault } from '../editor/json-edit.ts';
import { useHolding } from '../editor/keeping.ts';
import { CodeEditor } from './code-editor.tsx';
import { completionAt } from './completion.ts';
import './json.css';
import type { PlacedFault } from './judged-faults.ts';
import { Locked } from './locked.ts';
import { lineAt, mended, textFaults } from './text-faults.ts';
import { useMeta } from './use-meta.ts';
import { faultSentence, jsonWords } from './words.ts';

interface Props {
  lang: StaffLang;
  label: string;
  /** The file that it is a piece of, and where it stands there. */
  file: string;
  at: JsonPath;
  /** What stands in the file. */
  text: string;
  /** Also what is no JSON is taken: the whole file is edited. */
  isWhole?: boolean;
  /** What was judged about it, at its places. */
  judged?: readonly PlacedFault[];
  onText(text: string): void;
}

/** A piece of a file as JSON. What is no JSON yet stays here, and the file as it was, until it is one again. */
export function JsonPane({ lang, label, file, at, text, isWhole = false, judged = [], onText }: Props) {
  const [typing, setTyping] = useState<{ typed: string; over: string }>();
  const meta = useMeta(file);
  const isLocked = useContext(Locked);
  const where = meta && { meta, at };
  const shown = typing && typing.over === text ? typing.typed : text;
  const place = JSON.stringify(at);
  // A key stroke in one pane draws all of them, and files are long.
  const faults = useMemo(
    () => textFaults(shown, meta && { meta, at: JSON.parse(place) }),
    [shown, meta, place],
  );
  const isTaken = isWhole || syntaxFault(shown) === undefined;
  useHolding(!isTaken && typing?.over === text);
  const take = (typed: string) => {
    if (isWhole) return onText(typed);
    const isJson = syntaxFault(typed) === undefined;
    setTyping({ typed, over: isJson ? typed.trim() : text });
    if (isJson) onText(typed);
  };
  const own = faults.map((fault) => ({ ...fault, sentence: faultSentence(lang, fault) }));
  // What the page says itself is not said twice.
  const isNew = ({ from, mend }: PlacedFault) => !own.some((one) => one.from === (mend?.from ?? from));
  const said: PlacedFault[] = [...own, ...judged.filter(isNew)];
  const described = said.map(({ sentence }) => sentence).join(' ');
  return (
    <div className="json">
      <p className="json-label">{label}</p>
      <CodeEditor
        {...{ lang, label, isLocked, described }}
        text={shown}
        marks={said}
        complete={(typed, offset) => where && completionAt(typed, offset, where)}
        onText={take}
      />
      {!isTaken && <p className="bad">{editorWords[lang].notTaken}</p>}
      <ul className="faults">
        {said.map(({ sentence, ...fault }) => (
          <li key={`${fault.from} ${sentence}`}>
            {jsonWords[lang].line(lineAt(shown, fault.from))}: {sentence}{' '}
            {fault.mend && (
              <button type="button" className="small" onClick={() => take(mended(shown, fault))}>
                {jsonWords[lang].mend}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
