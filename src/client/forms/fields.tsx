import RjsfForm, { type IChangeEvent } from '@rjsf/core/lib/components/Form.js';
import type { RegistryWidgetsType, RJSFSchema } from '@rjsf/utils';
import { memo, useCallback, useMemo, useState } from 'react';
import { useFormState, useFormStore } from './state/form-context.ts';
import { visibleView } from './state/view.ts';
import { fields, widgets as ownWidgets, templates } from './theme/registry.ts';
import { noValidator } from './theme/validator.ts';

interface FieldsProps {
  widgets: RegistryWidgetsType | undefined;
  readOnly: boolean;
}

/** `const: true` of a consent must never become its value. */
const noDefaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

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
 * The fields, drawn by rjsf from view and UI schema. It keeps its own copy of the data and is not told the errors:
 * each field asks the form's store for its own, so a key stroke renders one field and whatever shows its error.
 */
export const Fields = memo(function Fields({ widgets, readOnly }: FieldsProps) {
  const store = useFormStore();
  const schema = useVisibleSchema();
  const script = useFormState((state) => state.script);
  const [initialData] = useState(() => store.state().data);
  const allWidgets = useMemo(() => ({ ...ownWidgets, ...widgets }), [widgets]);
  const onChange = useCallback((event: IChangeEvent) => store.setData(event.formData ?? {}), [store]);
  return (
    <RjsfForm
      tagName="div"
      idPrefix={script.id.replace('/', '-')}
      nameGenerator={nameOf}
      schema={schema}
      uiSchema={script.ui}
      initialFormData={initialData}
      validator={noValidator}
      fields={fields}
      templates={templates}
      widgets={allWidgets}
      readonly={readOnly}
      onChange={onChange}
      noValidate
      showErrorList={false}
      experimental_defaultFormStateBehavior={noDefaults}
    >
      {/* The button is ours; without children rjsf adds its own. */}
      <span hidden />
    </RjsfForm>
  );
});
