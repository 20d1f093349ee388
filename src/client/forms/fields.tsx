import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { RegistryWidgetsType, RJSFSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { idPrefix } from './state/focus-field.ts';
import { useFormState } from './state/form-context.ts';
import { visibleView } from './state/view.ts';
import { connectedWidgets } from './theme/connected.tsx';
import { fields, widgets as ownWidgets, templates } from './theme/registry.ts';
import { noValidator } from './theme/validator.ts';

interface FieldsProps {
  widgets: RegistryWidgetsType | undefined;
  readOnly: boolean;
}

function nameOf(path: (string | number)[]): string {
  return path.join('.');
}

/** The view of the fields that are to be seen; the same object as long as these are the same fields. */
function useVisibleSchema(): RJSFSchema {
  const view = useFormState((state) => state.script.view);
  const hidden = useFormState((state) => state.hidden);
  // A view is the part of JSON Schema that rjsf's type describes, made by the compiler.
  return useMemo(() => visibleView(view, hidden.split(' ').filter(Boolean)) as RJSFSchema, [view, hidden]);
}

/**
 * The fields, drawn by rjsf from view and UI schema. Data, rules and errors are the store's: rjsf validates nothing and
 * its own copy of the data, with whatever it takes for defaults, is never read.
 */
export const Fields = memo(function Fields({ widgets, readOnly }: FieldsProps) {
  const schema = useVisibleSchema();
  const script = useFormState((state) => state.script);
  const allWidgets = useMemo(() => ({ ...ownWidgets, ...connectedWidgets(widgets ?? {}) }), [widgets]);
  return (
    <RjsfForm
      tagName="div"
      idPrefix={idPrefix(script.id)}
      nameGenerator={nameOf}
      schema={schema}
      uiSchema={script.ui}
      validator={noValidator}
      fields={fields}
      templates={templates}
      widgets={allWidgets}
      readonly={readOnly}
      noValidate
      showErrorList={false}
    >
      {/* The button is ours; without children rjsf adds its own. */}
      <span hidden />
    </RjsfForm>
  );
});
