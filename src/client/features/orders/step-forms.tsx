import { type RefCallback, type RefObject, useMemo, useRef } from 'react';
import { valueAt } from '../../../shared/field-paths.ts';
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
import { AGREED_WITH_ORDER, PROVED } from './asked-elsewhere.ts';

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
  previews?: Parameters<typeof DefinitionForm>[0]['previews'];
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

/** Most people pay from an account of their own: its holder is the name that was given, until another is typed. */
function beginning(id: string, { forms }: OrderDraft): FormValues | undefined {
  if (id !== 'order/payment') return undefined;
  const first = valueAt(forms['auth/register'], 'personal.firstName');
  const last = valueAt(forms['auth/register'], 'personal.lastName');
  return first && last ? { accountHolder: `${first} ${last}` } : undefined;
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
      initialData={draft.forms[id] ?? beginning(id, draft)}
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
