import type { FiguresView } from '../../shared/api/workbench-figures.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { fragmentOf } from '../editor/chosen.ts';
import { figureWords } from './figure-words.ts';
import { counted, Share } from './share.tsx';

interface Props {
  lang: StaffLang;
  figures: FiguresView;
  chosen: string | undefined;
}

/** All forms with figures, a row each; those that were refused most often come first. */
export function FormsTable({ lang, figures, chosen }: Props) {
  const words = figureWords[lang];
  const forms = [...figures.forms].sort((a, b) => b.refused - a.refused || b.began - a.began);
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{words.form}</th>
          <th scope="col">{words.began}</th>
          <th scope="col">{words.left}</th>
          <th scope="col">{words.sent}</th>
          <th scope="col">{words.accepted}</th>
          <th scope="col">{words.refused}</th>
          <th scope="col">{words.shareRefused}</th>
        </tr>
      </thead>
      <tbody>
        {forms.map(({ form, title, began, left, passed, refused }) => (
          <tr key={form} className={form === chosen ? 'chosen' : undefined}>
            <th scope="row">
              <a href={fragmentOf({ form })} aria-current={form === chosen || undefined}>
                {title ? <span lang="de">{title}</span> : form}
              </a>{' '}
              {title && <code>{form}</code>}
            </th>
            <td>{counted(lang, began)}</td>
            <td>{counted(lang, left)}</td>
            <td>{counted(lang, passed + refused)}</td>
            <td>{counted(lang, passed)}</td>
            <td>{counted(lang, refused)}</td>
            <td>
              <Share lang={lang} part={refused} whole={passed + refused} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
