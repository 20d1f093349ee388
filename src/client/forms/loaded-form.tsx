import { type FormEvent, type RefObject, use, useEffect, useMemo, useRef, useState } from 'react';
import type { PostedForm, RefusedForm } from '../../shared/form-post.ts';
import type { FormScript, FormValues } from '../../shared/form-script.ts';
import { NeedsScripts } from '../components/needs-scripts.tsx';
import { useFurtherLanguage } from '../lib/further-language.ts';
import { usePosted } from '../lib/posted.ts';
import { Fields } from './fields.tsx';
import type { DefinitionFormProps } from './form-props.ts';
import css from './loaded-form.module.css';
import { BriefSummary } from './parts/brief-summary.tsx';
import { ChangedNotice } from './parts/changed-notice.tsx';
import { ErrorSummary } from './parts/error-summary.tsx';
import { PlainFields, plainPost } from './parts/plain-fields.tsx';
import { RequiredNote } from './parts/required-note.tsx';
import { SubmitButton } from './parts/submit-button.tsx';
import { FormExtrasContext, FormStoreContext } from './state/form-context.ts';
import { useFormHandle } from './state/form-handle.ts';
import { createFormStore, type FormStore } from './state/form-store.ts';
import { createFormGroup, type FormGroup, FormGroupContext } from './state/joint-forms.ts';
import { useSubmit } from './state/use-submit.ts';
import { useTouched } from './state/use-touched.ts';

type LoadedFormProps = DefinitionFormProps & { script: FormScript };

/** Tells the page what the form holds, at first (a default may have been added) and after each change. */
function useChanges(store: FormStore, onChange: DefinitionFormProps['onChange']) {
  useEffect(() => {
    let last: FormValues | undefined;
    const tell = () => {
      const { data, value, errors, isJudged } = store.shown();
      if (!isJudged || data === last) return;
      last = data;
      onChange?.(data, { value, isValid: errors.length === 0 });
    };
    tell();
    return store.subscribe(tell);
  }, [store, onChange]);
}

const refusedOf = (posted: PostedForm): RefusedForm | undefined => ('errors' in posted ? posted : undefined);

/** The form's state: made once, then following the script's version and the server's errors. */
function useStore(props: LoadedFormProps): FormStore {
  const { script, initialData, filledUnder, order, serverErrors, onChange } = props;
  const refused = usePosted(props.id, refusedOf);
  const [store] = useState(() =>
    refused
      ? createFormStore(script, refused.values, { refused: refused.errors })
      : createFormStore(script, initialData ?? {}, { before: filledUnder, order }),
  );
  useEffect(() => {
    if (store.state().script !== script) store.setScript(script);
  }, [store, script]);
  useEffect(() => store.setOrder(order), [store, order]);
  useEffect(() => {
    if (serverErrors !== undefined) store.setServerErrors(serverErrors);
  }, [store, serverErrors]);
  useChanges(store, onChange);
  return store;
}

function useExtras({ sources, pictures, previews, context, readOnlyFields, layout }: LoadedFormProps) {
  return useMemo(
    () => ({
      sources: sources ?? {},
      pictures: pictures ?? {},
      previews: previews ?? {},
      context: context ?? {},
      readOnlyFields: readOnlyFields ?? [],
      Layout: layout,
    }),
    [sources, pictures, previews, context, readOnlyFields, layout],
  );
}

/** A form with a button of its own says what is wrong in it; one without leaves that to the group around it. */
function useGroup(
  store: FormStore,
  form: RefObject<HTMLElement | null>,
  hasButton: boolean,
): FormGroup | undefined {
  const [member] = useState({ store, form });
  const [own] = useState(() => createFormGroup(member));
  const around = use(FormGroupContext);
  const group = hasButton || around === null ? own : around;
  useEffect(() => group.join(member), [group, member]);
  return group === own ? own : undefined;
}

/** A form whose script is here. */
export function LoadedForm(props: LoadedFormProps) {
  const { id, script, readOnly = false, widgets } = props;
  const store = useStore(props);
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit(store, props.onSubmit);
  const leave = useTouched(store);
  useFormHandle(props.ref, store, form);
  const further = useFurtherLanguage();
  // Only where it is not the page's: a screen reader takes another voice (WCAG 3.1.2).
  const ownLanguage = further?.code === script.lang ? further : undefined;
  const ownGroup = useGroup(store, form, !props.hideSubmit);
  const Summary = script.ui['ui:layout'] === 'accordion' ? BriefSummary : ErrorSummary;
  const extras = useExtras(props);
  const plain = plainPost(id);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  return (
    <FormStoreContext value={store}>
      <FormExtrasContext value={extras}>
        <form
          ref={form}
          // Before the scripts are there, nothing typed may get into the address.
          method="post"
          action={plain?.action}
          className={css.form}
          data-form={id}
          lang={ownLanguage?.code}
          dir={ownLanguage?.direction}
          aria-label={script.words.title}
          noValidate
          onSubmit={onSubmit}
          onBlur={leave}
        >
          {plain ? (
            <PlainFields form={id} version={script.version} formKey={plain.key} />
          ) : (
            <NeedsScripts what="form" />
          )}
          {ownGroup ? <Summary group={ownGroup} /> : null}
          <ChangedNotice form={form} />
          {props.hideSubmit ? null : <RequiredNote />}
          <div className={props.submitBeside ? css.beside : css.parts}>
            <Fields widgets={widgets} readOnly={readOnly} />
            {props.children}
            {props.hideSubmit ? (
              // Without a button, even a hidden one, Enter would do nothing in a form of several fields.
              props.onSubmit && <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
            ) : (
              <SubmitButton label={props.submitLabel} look={props.submitLook} needsScripts={!plain} />
            )}
          </div>
        </form>
      </FormExtrasContext>
    </FormStoreContext>
  );
}
