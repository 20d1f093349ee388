import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { use } from 'react';
import { Accordion } from '../layout/accordion.tsx';
import { Rows } from '../layout/rows.tsx';
import { FormExtrasContext } from '../state/form-context.ts';
import css from './object.template.module.css';

/** An object: the whole form (as an accordion or plainly) or a group of fields in it. */
export function ObjectTemplate({ fieldPathId, properties, title, uiSchema }: ObjectFieldTemplateProps) {
  const { layout, columns, narrow, help } = getUiOptions(uiSchema);
  const { Layout } = use(FormExtrasContext);
  const isRoot = fieldPathId.path.length === 0;
  if (isRoot && Layout) return <Layout properties={properties} uiSchema={uiSchema} />;
  if (isRoot && layout === 'accordion') return <Accordion properties={properties} uiSchema={uiSchema} />;
  const rows = (
    <>
      {typeof help === 'string' && !isRoot && <p className={css.help}>{help}</p>}
      <Rows properties={properties} columns={columns} isNarrow={narrow === true} uiSchema={uiSchema ?? {}} />
    </>
  );
  // A section of the accordion has its title in the header, a row of a list in its frame.
  const isRow = typeof fieldPathId.path.at(-1) === 'number';
  if (isRoot || isRow || fieldPathId.path.length === 1) return rows;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{title}</legend>
      {rows}
    </fieldset>
  );
}
