import type { StaffLang } from '../../shared/staff-words.ts';
import { Failed } from '../failed.tsx';
import { figureWords } from './figure-words.ts';
import { figuresAddress } from './figures.tsx';
import { counted, Share } from './share.tsx';
import { useFigures } from './use-figures.ts';

interface Props {
  lang: StaffLang;
  form: string;
  pointer: string;
}

/** The figures of a field in short, beside its rules. */
export function FieldFigures({ lang, form, pointer }: Props) {
  const words = figureWords[lang];
  const { figures, hasFailed, again } = useFigures({ days: '30' });
  const ofForm = figures?.forms.find((one) => one.form === form);
  const field = ofForm?.fields.find((one) => one.pointer === pointer);
  const sent = ofForm ? ofForm.passed + ofForm.refused : 0;
  return (
    <section className="card" aria-label={words.title}>
      <h3>
        {words.title} <small>{words.brief}</small>
      </h3>
      {hasFailed && <Failed lang={lang} onAgain={again} />}
      {figures && !field && <p>{words.briefNone}</p>}
      {ofForm && field && (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{words.rule}</th>
              <th scope="col">{words.inBrowser}</th>
              <th scope="col">{words.ofBegan}</th>
              <th scope="col">{words.byServer}</th>
              <th scope="col">{words.ofSent}</th>
            </tr>
          </thead>
          <tbody>
            {field.rules.map(({ rule, stopped, refused }) => (
              <tr key={rule}>
                <th scope="row">
                  <code>{rule}</code>
                </th>
                <td>{counted(lang, stopped)}</td>
                <td>
                  <Share lang={lang} part={stopped} whole={ofForm.began} />
                </td>
                <td>{counted(lang, refused)}</td>
                <td>
                  <Share lang={lang} part={refused} whole={sent} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {field && field.left > 0 && (
        <p>
          {words.briefLeft}: {counted(lang, field.left)}
        </p>
      )}
      <a href={figuresAddress(lang, form)}>{words.all}</a>
    </section>
  );
}
