import { useMemo, useState } from 'react';
import type { ChangesView } from '../../shared/api/workbench.ts';
import { walk } from '../../shared/json-values.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { changeWords } from './change-words.ts';
import { differencesOf, placeOf } from './differences.ts';
import { LineTable } from './line-table.tsx';
import { flowCondition, placeName } from './place-name.ts';
import { type ValueRow, ValueTable } from './value-table.tsx';

interface Props {
  lang: StaffLang;
  file: ChangesView['files'][number];
  isOpen: boolean;
}

/** What changes in a file: value by value where it is JSON, and line by line. */
export function FileChange({ lang, file, isOpen }: Props) {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <details open={isOpen} onToggle={(event) => setIsShown(event.currentTarget.open)}>
      <summary>{file.path}</summary>
      {isShown && <Content {...{ lang, file }} />}
    </details>
  );
}

function Content({ lang, file }: Omit<Props, 'isOpen'>) {
  const { path, before, after } = file;
  const words = changeWords[lang];
  const [byLines, setByLines] = useState(false);
  const rows = useMemo(() => rowsOf(lang, file), [lang, file]);
  if (before === null || after === null)
    return <Whole {...{ lang }} isNew={before === null} text={after ?? before ?? ''} />;
  if (!rows)
    return (
      <>
        {isJson(before) && isJson(after) && <p className="note">{words.lookAlone}</p>}
        <LineTable {...{ lang, path, before, after }} />
      </>
    );
  return (
    <>
      {byLines ? (
        <LineTable {...{ lang, path, before, after }} />
      ) : (
        <ValueTable {...{ lang, rows }} label={path} said={/^locales\/(\w+)/.exec(path)?.[1]} />
      )}
      <button type="button" className="quiet" onClick={() => setByLines(!byLines)}>
        {byLines ? words.byValues : words.byLines}
      </button>
    </>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function rowsOf(lang: StaffLang, { path: file, before, after }: Props['file']): ValueRow[] | undefined {
  const found = differencesOf(before, after);
  if (!found || before === null || after === null) return undefined;
  const [old, made]: [unknown, unknown] = [JSON.parse(before), JSON.parse(after)];
  return found.map(({ path: names, isOrder, ...sides }) => {
    const { about, name, from } = placeOf(file, names);
    const isWord = file.startsWith('locales/');
    const json = walk(made, names) === undefined ? old : made;
    const said = placeName(lang, isWord ? { file, json, names: [name], from } : { file, json, names, from });
    return {
      about,
      name: isOrder ? [said, changeWords[lang].order].filter(Boolean).join(' · ') : said,
      before: flowCondition(lang, { file, json: old, names }) ?? sides.before,
      after: flowCondition(lang, { file, json: made, names }) ?? sides.after,
    };
  });
}

function Whole({ lang, isNew, text }: { lang: StaffLang; isNew: boolean; text: string }) {
  const words = changeWords[lang];
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <p className="note">{isNew ? words.isNew : words.isGone}</p>
      {isShown ? (
        <pre>{text}</pre>
      ) : (
        <button type="button" className="quiet" onClick={() => setIsShown(true)}>
          {words.whole(text.trimEnd().split('\n').length)}
        </button>
      )}
    </>
  );
}
