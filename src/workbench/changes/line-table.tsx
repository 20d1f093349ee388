import { Fragment, useMemo } from 'react';
import { type StaffLang, staffWords } from '../../shared/staff-words.ts';
import { changeWords } from './change-words.ts';
import { hunksOf, type LineRow } from './line-rows.ts';
import { Marked } from './marked.tsx';

interface Props {
  lang: StaffLang;
  path: string;
  before: string;
  after: string;
}

/** The lines of a file that differ, side by side. */
export function LineTable({ lang, path, before, after }: Props) {
  const words = changeWords[lang];
  const hunks = useMemo(() => hunksOf(before, after), [before, after]);
  return (
    <table className="sides-table lines" aria-label={path}>
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{staffWords[lang].before}</th>
          <th scope="col">{words.line}</th>
          <th scope="col">{staffWords[lang].after}</th>
        </tr>
      </thead>
      <tbody>
        {hunks.map((hunk, i) => (
          <Fragment key={keyOf(hunk[0])}>
            {i > 0 && (
              <tr className="left-out">
                <td colSpan={4}>{words.hidden}</td>
              </tr>
            )}
            {hunk.map((row) => (
              <tr key={keyOf(row)} className={row.isChanged ? 'changed' : undefined}>
                <Side row={row} side="before" />
                <Side row={row} side="after" />
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

const keyOf = (row: LineRow | undefined) => `${row?.before?.number} ${row?.after?.number}`;

function Side({ row, side }: { row: LineRow; side: 'before' | 'after' }) {
  const line = row[side];
  if (!line)
    return (
      <>
        <td />
        <td className="absent" />
      </>
    );
  return (
    <>
      <td className="number">{line.number}</td>
      <td className="value">
        {row.isChanged ? (
          <Marked before={row.before?.text ?? ''} after={row.after?.text ?? ''} side={side} />
        ) : (
          line.text
        )}
      </td>
    </>
  );
}
