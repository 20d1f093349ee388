import type { PreviewFieldView } from '../../shared/api/workbench-preview.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import type { FrameError } from './messages.ts';
import { previewWords } from './preview-words.ts';

interface Props {
  lang: StaffLang;
  field: PreviewFieldView | undefined;
  errors: readonly FrameError[];
}

/** All that a field can say, side by side in both languages; what is broken now is marked. */
export function Sentences({ lang, field, errors }: Props) {
  const words = previewWords[lang];
  if (!field) return <p className="note">{words.chooseField}</p>;
  // The answer about this field is on its way.
  if (!field.rules) return null;
  if (field.rules.length === 0) return <p className="note">{words.noRules}</p>;
  const isBroken = (rule: string) =>
    errors.some((error) => error.path === field.pointer && error.rule === rule);
  return (
    <details open>
      <summary>{words.sentences}</summary>
      <ul className="facts">
        {field.rules.map(({ rule, limit, condition, words: said }) => (
          <li key={`${rule} ${limit.de} ${condition.de}`} className={isBroken(rule) ? 'bad' : undefined}>
            <p>
              <code>{rule}</code> <span lang="de">{limit.de}</span>{' '}
              {condition[lang] && words.onlyIf + condition[lang]}{' '}
              {isBroken(rule) && <strong>{words.broken}</strong>}
            </p>
            <p lang="de">{said.de}</p>
            <p lang="tr">{said.tr}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
