import { Fragment } from 'react';
import { type StaffLang, staffWords } from '../../shared/staff-words.ts';
import { changeWords } from './change-words.ts';
import { Marked } from './marked.tsx';

export interface ValueRow {
  /** What stands together; empty: no field. */
  about: string;
  name: string;
  before: string | null;
  after: string | null;
}

interface Props {
  lang: StaffLang;
  label: string;
  rows: readonly ValueRow[];
  /** The language of the values, where they are words. */
  said?: string | undefined;
}

/** Values that are others now, each with what it was beside it. */
export function ValueTable({ lang, label, rows, said }: Props) {
  const words = changeWords[lang];
  return (
    <table className="sides-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{staffWords[lang].before}</th>
          <th scope="col">{staffWords[lang].after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <Fragment key={`${row.about} ${row.name} ${row.before}`}>
            {row.about !== '' && row.about !== rows[i - 1]?.about && (
              <tr className="about">
                <th scope="colgroup" colSpan={3}>
                  {row.about}
                </th>
              </tr>
            )}
            <tr>
              <th scope="row">{row.name}</th>
              <Side {...{ lang, row, said }} side="before" />
              <Side {...{ lang, row, said }} side="after" />
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

type SideProps = Pick<Props, 'lang' | 'said'> & { row: ValueRow; side: 'before' | 'after' };

function Side({ lang, row, side, said }: SideProps) {
  const own = row[side];
  if (own === null)
    return (
      <td>
        <em>{changeWords[lang].none}</em>
      </td>
    );
  return (
    <td lang={said} className="value">
      <Marked before={row.before ?? ''} after={row.after ?? ''} side={side} />
    </td>
  );
}
