import { use, useId } from 'react';
import type { DefinitionFault } from '../../shared/api/workbench-drafts.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { Choices } from './choices.tsx';
import { editorWords, keywordName, valueName } from './editor-words.ts';
import { Faults } from './faults.tsx';
import { saidAt } from './faults-at.ts';
import {
  addable,
  type Branch,
  branchesOf,
  controlOf,
  formatNames,
  keywordsOf,
  types,
} from './field-rules.ts';
import { type JsonPath, valueAt, withItem, withItemUp, withoutItem, withValue } from './json-edit.ts';
import { ReadRules } from './read-rules.ts';
import { parseNumber, parseText, TypedInput, textOfValue } from './typed-input.tsx';

interface Props {
  lang: StaffLang;
  file: string;
  text: string;
  /** Where the field stands in the file. */
  at: JsonPath;
  faults: readonly DefinitionFault[];
  onText(text: string, about?: string): void;
  /** A rule was added, which may lack a sentence. */
  onRule(text: string): void;
  /** Whether a keyword with its value is shown elsewhere. */
  isElsewhere?: ((keyword: string, value: unknown) => boolean) | undefined;
}

/** The rules of a field as controls, those that stand together in one group. */
export function RuleControls(props: Props) {
  const { lang, text, at, isElsewhere = () => false } = props;
  const schema = valueAt(text, at);
  if (schema === undefined) return <p role="alert">{editorWords[lang].noJson}</p>;
  return branchesOf(schema).flatMap((branch) => {
    const all = keywordsOf(branch);
    const keywords = all.filter((keyword) => !isElsewhere(keyword, branch.schema[keyword]));
    // A branch whose only rule is shown elsewhere is not shown here either.
    const isShown = keywords.length === all.length || keywords.some((keyword) => keyword !== 'x-rule');
    return isShown ? [<Group key={branch.at.join('/')} {...props} {...{ branch, keywords }} />] : [];
  });
}

function Group({ branch, keywords, ...props }: Props & { branch: Branch; keywords: readonly string[] }) {
  const { lang, text, at, onRule } = props;
  const words = editorWords[lang];
  const here = [...at, ...branch.at];
  const free = addable(valueAt(text, [...at, 'type']), branch);
  const add = (name: string) => {
    const [, value] = free.find(([keyword]) => keyword === name) ?? [];
    if (value !== undefined) onRule(withValue(text, [...here, name], value));
  };
  return (
    <fieldset className="group">
      {branch.name !== undefined && (
        <legend>
          {words.rule} {branch.name}
        </legend>
      )}
      {keywords.map((keyword) => (
        <Line key={keyword} {...props} branch={branch} keyword={keyword} />
      ))}
      {free.length > 0 && (
        <select aria-label={words.addRule} value="" onChange={(event) => add(event.target.value)}>
          <option value="">{words.addRule}</option>
          {free.map(([name]) => (
            <option key={name} value={name}>
              {keywordName(lang, name)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

function Line({ branch, keyword, ...props }: Props & { branch: Branch; keyword: string }) {
  const { lang, file, text, at, faults, onText } = props;
  const id = useId();
  const place = [...at, ...branch.at, keyword];
  const said = saidAt(lang, faults, file, place);
  const isNeeded = keyword === 'type' || keyword === 'x-rule';
  return (
    <div className="line">
      <label htmlFor={id}>{keywordName(lang, keyword)}</label>
      <Value
        {...{ id, lang, text, place, keyword, onText }}
        value={branch.schema[keyword]}
        describedBy={said.length > 0 ? `${id}-faults` : undefined}
      />
      {isNeeded ? (
        <span />
      ) : (
        <button
          type="button"
          className="small"
          aria-label={`${editorWords[lang].remove}: ${keywordName(lang, keyword)}`}
          onClick={() => onText(withValue(text, place, undefined))}
        >
          ×
        </button>
      )}
      {keyword === 'pattern' && <InWords rule={branch.name ?? keyword} pattern={branch.schema.pattern} />}
      <Faults id={`${id}-faults`} sentences={said} />
    </div>
  );
}

/** A pattern in words, for readers who know none; nothing where it has no words. */
function InWords({ rule, pattern }: { rule: string; pattern: unknown }) {
  const said = use(ReadRules).find((one) => one.rule === rule)?.limit.de;
  if (!said || said === pattern) return null;
  return (
    <p className="note in-words" lang="de">
      {said}
    </p>
  );
}

interface ValueProps extends Pick<Props, 'lang' | 'text' | 'onText'> {
  id: string;
  place: JsonPath;
  keyword: string;
  value: unknown;
  describedBy: string | undefined;
}

function Value({ id, lang, text, place, keyword, value, onText, describedBy }: ValueProps) {
  const set = (made: unknown) => onText(withValue(text, place, made), place.join('/'));
  const line = { id, describedBy, text: textOfValue(value), onValue: set };
  switch (controlOf(keyword, value)) {
    case 'number':
      return <TypedInput {...line} parse={parseNumber} />;
    case 'text':
      return <TypedInput {...line} parse={parseText} isCode />;
    case 'value':
      return typeof value === 'boolean' ? (
        <Flag {...{ id, set }} value={value} />
      ) : (
        <TypedInput {...line} parse={typeof value === 'number' ? parseNumber : parseText} />
      );
    case 'flag':
      return <Flag {...{ id, set }} value={value === true} />;
    case 'type':
      return <Options {...{ id, lang, set }} value={String(value)} options={types} />;
    case 'format':
      return <Options {...{ id, lang, set }} value={String(value)} options={formatNames} />;
    case 'list':
      return (
        <Choices
          lang={lang}
          values={Array.isArray(value) ? value : []}
          onChoice={(i, made) => onText(withValue(text, [...place, i], made), `${place.join('/')}/${i}`)}
          onAdd={(made) => onText(withItem(text, place, made))}
          onRemove={(i) => onText(withoutItem(text, place, i))}
          onUp={(i) => onText(withItemUp(text, place, i))}
        />
      );
    case 'json':
      return (
        <output id={id} className="code">
          {JSON.stringify(value)}
        </output>
      );
  }
}

function Flag({ id, value, set }: { id: string; value: boolean; set(made: boolean): void }) {
  return <input id={id} type="checkbox" checked={value} onChange={(event) => set(event.target.checked)} />;
}

function Options({
  id,
  lang,
  value,
  options,
  set,
}: {
  id: string;
  lang: StaffLang;
  value: string;
  options: readonly string[];
  set(made: string): void;
}) {
  return (
    <select id={id} value={value} onChange={(event) => set(event.target.value)}>
      {[...new Set([value, ...options])].map((option) => (
        <option key={option} value={option}>
          {valueName(lang, option)}
        </option>
      ))}
    </select>
  );
}
