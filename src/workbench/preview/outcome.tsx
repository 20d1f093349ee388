import type { PreviewFieldView } from '../../shared/api/workbench-preview.ts';
import type { FormValues } from '../../shared/form-script.ts';
import { valueAtPointer } from '../../shared/rules/json-pointer.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import type { FrameError } from './messages.ts';
import { previewWords } from './preview-words.ts';

interface Props {
  lang: StaffLang;
  fields: readonly PreviewFieldView[];
  value: FormValues;
  errors: readonly FrameError[];
}

/** What becomes of the answers: as they are sent, and where each is stored. */
export function Outcome({ lang, fields, value, errors }: Props) {
  const words = previewWords[lang];
  return (
    <>
      <details>
        <summary>
          {words.sent} · {words.errorsNow(errors.length)}
        </summary>
        {errors.length > 0 && <p className="note">{words.notSentYet}</p>}
        <ul className="broken-rules">
          {errors.map(({ path, rule, sentence }) => (
            <li key={`${path} ${rule}`}>
              <code>
                {path || '/'} {rule}
              </code>{' '}
              {sentence}
            </li>
          ))}
        </ul>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <pre tabIndex={0}>{JSON.stringify(masked(value, fields), null, 2)}</pre>
      </details>
      <details>
        <summary>{words.stored}</summary>
        <Stored {...{ lang, fields, value }} />
      </details>
    </>
  );
}

/** A password is not read over a shoulder. */
function masked(value: FormValues, fields: readonly PreviewFieldView[]): FormValues {
  const secrets = fields.filter(({ isSecret }) => isSecret).map(({ pointer }) => pointer);
  const inside = (at: string, one: unknown): unknown => {
    if (secrets.includes(at)) return '••••••';
    if (Array.isArray(one)) return one.map((item) => inside(at, item));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([name, item]) => [name, inside(`${at}/${name}`, item)]),
    );
  };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(`/${name}`, one)]));
}

function Stored({ lang, fields, value }: Omit<Props, 'errors'>) {
  const words = previewWords[lang];
  const shown = masked(value, fields);
  const answered = fields.filter(({ pointer }) => valueAtPointer(value, pointer) !== undefined);
  const keptText = (days: number | null) => (days === null ? words.noEnd : words.days(days));
  return (
    <ul className="facts">
      {answered.map(({ pointer, columns, days, readers }) => (
        <li key={pointer}>
          <p>
            <code>{pointer}</code> <code>{JSON.stringify(valueAtPointer(shown, pointer))}</code>
          </p>
          <p>{columns.length > 0 ? `${columns.join(', ')} · ${keptText(days)}` : words.nowhere}</p>
          {readers.length > 0 && (
            <p className="muted">
              {words.readers} {readers.join(', ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
