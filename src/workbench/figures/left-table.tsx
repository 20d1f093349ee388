import { FieldName } from './field-name.tsx';
import { figureWords } from './figure-words.ts';
import { counted, Share } from './share.tsx';
import type { TableProps } from './table-props.ts';

/** The fields at which people leave a form. */
export function LeftTable({ lang, form, compared }: TableProps) {
  const words = figureWords[lang];
  const named = form.fields.filter(({ left }) => left > 0).sort((a, b) => b.left - a.left);
  const without = form.left - named.reduce((sum, { left }) => sum + left, 0);
  const before = (pointer: string) =>
    compared && {
      release: compared.release,
      part: compared.form?.fields.find((field) => field.pointer === pointer)?.left ?? 0,
      whole: compared.form?.left ?? 0,
    };
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.times}</th>
          <th scope="col">{words.ofLeft}</th>
        </tr>
      </thead>
      <tbody>
        {named.map((field) => (
          <tr key={field.pointer}>
            <th scope="row">
              <FieldName field={field} />
            </th>
            <td>{counted(lang, field.left)}</td>
            <td>
              <Share {...{ lang, part: field.left, whole: form.left }} before={before(field.pointer)} />
            </td>
          </tr>
        ))}
        {without > 0 && (
          <tr>
            <th scope="row">{words.beforeFields}</th>
            <td>{counted(lang, without)}</td>
            <td>
              <Share {...{ lang }} part={without} whole={form.left} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
