import { type RefCallback, type RefObject, useMemo, useRef } from 'react';
import type { FormScript, FormValues } from '../../../shared/form-script.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import { filledUnder } from '../../../shared/rules/consents.ts';
import { withoutSecrets } from '../../../shared/without-secrets.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { useFormScripts } from '../../forms/scripts/form-scripts-context.ts';
import { withoutFields } from '../../forms/scripts/without-fields.ts';
import type { ServerError } from '../../forms/state/field-errors.ts';
import type { FormHandle } from '../../forms/state/form-handle.ts';
import { useLanguage } from '../../lib/language.ts';
import { draftForm, isDrawnOver, type KeptForm, type OrderDraft, orderDraft } from '../../lib/order-draft.ts';

/** A code proved the phone before this form; another number would need a new proof. */
const PROVED = ['contact.phone'];

/** Asked once in an order: beside its button. What is agreed there counts for the account, too. */
const AGREED_WITH_ORDER = ['security.isCheck', 'security.marketingConsent'];

/** A form as the order asks it. */
export function inOrder(script: FormScript): FormScript {
  return script.id === 'auth/register' ? withoutFields(script, AGREED_WITH_ORDER) : script;
}

/** The forms on the screen, by id. */
export type FormHandles = Map<string, FormHandle>;

interface Props {
  id: string;
  draft: OrderDraft;
  order: OrderInProgress;
  handles: RefObject<FormHandles>;
  sources?: Parameters<typeof DefinitionForm>[0]['sources'];
  pictures?: Parameters<typeof DefinitionForm>[0]['pictures'];
  context?: Record<string, unknown>;
  serverErrors?: readonly ServerError[];
  onEnter?: () => void;
  /** Called when the form holds other data than the draft. */
  onEdited?: () => void;
}

/** Stores a form's handle under its id. */
export function handleOf(handles: RefObject<FormHandles>, id: string): RefCallback<FormHandle> {
  return (handle) => {
    if (handle) handles.current.set(id, handle);
    return () => void handles.current.delete(id);
  };
}

function keptForm(script: FormScript, value: FormValues, isValid: boolean): KeptForm {
  const data = withoutSecrets(value, script.ui);
  // Secrets are missing after a reload, even if the rules accept that.
  const isWhole = JSON.stringify(data) === JSON.stringify(value);
  return { data, filled: filledUnder(script, value, isValid && isWhole) };
}

/** Keeps a form's data in the draft; the stored copy, which survives a reload, has no secrets. */
export function useDraftForm(id: string): (value: FormValues, isValid: boolean) => void {
  const scripts = useFormScripts();
  const { lang } = useLanguage();
  return useMemo(() => {
    return (value, isValid) => {
      const script = scripts.present(id, lang);
      // While it is unknown which fields are secret (the other language is loading), nothing new is stored.
      draftForm(id, value, script && 'ui' in script ? keptForm(script, value, isValid) : undefined);
    };
  }, [id, scripts, lang]);
}

/** One form of the order, filled from the draft and stored in it. */
export function DraftForm({ id, draft, handles, onEnter, onEdited, ...rest }: Props) {
  const keep = useDraftForm(id);
  const shown = useRef(draft);
  shown.current = draft;
  const edited = useRef(onEdited);
  edited.current = onEdited;
  const onChange = useMemo(
    () =>
      (_data: FormValues, { value, isValid }: { value: FormValues; isValid: boolean }) => {
        // The form that the server drew is empty; it leaves what was chosen before the page was loaded anew.
        if (isDrawnOver(shown.current)) return;
        const isSame = JSON.stringify(value) === JSON.stringify(orderDraft().forms[id]);
        keep(value, isValid);
        if (!isSame) edited.current?.();
      },
    [id, keep],
  );
  return (
    <DefinitionForm
      {...rest}
      id={id}
      initialData={draft.forms[id]}
      filledUnder={draft.filled[id]}
      onChange={onChange}
      onSubmit={onEnter}
      hideSubmit
      readOnlyFields={id === 'auth/register' ? PROVED : undefined}
      leftOut={id === 'auth/register' ? AGREED_WITH_ORDER : undefined}
      ref={handleOf(handles, id)}
    />
  );
}
