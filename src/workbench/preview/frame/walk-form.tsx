import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { sampleContext } from '../../../client/features/form-playground/sample-context.ts';
import { sampleSources } from '../../../client/features/form-playground/sample-sources.ts';
import { AGREED_WITH_ORDER, PROVED } from '../../../client/features/orders/asked-elsewhere.ts';
import { orderSources } from '../../../client/features/orders/form-sources.tsx';
import { JerseySwatch } from '../../../client/features/orders/jersey-preview.tsx';
import type { FormHandles } from '../../../client/features/orders/step-forms.tsx';
import type { Wizard } from '../../../client/features/orders/use-wizard.ts';
import { DefinitionForm } from '../../../client/forms/definition-form.tsx';
import { useFormScript } from '../../../client/forms/scripts/use-form-script.ts';
import type { FormHandle } from '../../../client/forms/state/form-handle.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import { ORIGINAL } from '../../../shared/variants.ts';
import type { WalkCatalogue } from '../messages.ts';
import { sampleUploads } from './sample-uploads.ts';

const pictures = { jersey: JerseySwatch };
const LISTS = ['tariffs', 'options', 'providers'] as const;

/** The choices of a form: those of customers, or made up from its examples where there are none. */
function useSources(id: string, order: OrderInProgress, catalogue: WalkCatalogue, examples: unknown[]) {
  const intl = useIntl();
  const ui = useFormScript(id).script?.ui;
  return useMemo(() => {
    const all = { ...catalogue, held: [], savedMethods: [], hasMainContract: undefined };
    const made = sampleSources(ui, examples);
    const lacking = LISTS.filter((name) => catalogue[name].length === 0);
    const instead = lacking.map((name) => [name, made[name] ?? []]);
    return { ...made, ...orderSources(all, order, intl), ...Object.fromEntries(instead) };
  }, [ui, order, catalogue, examples, intl]);
}

interface Props {
  id: string;
  wizard: Wizard;
  catalogue: WalkCatalogue;
  examples: unknown[];
  handles: RefObject<FormHandles>;
  keep: (form: string, data: FormValues) => void;
  onEnter: () => void;
}

/** One form of the order as the wizard asks it; what is typed stays in the walk. */
export function WalkForm({ id, wizard, catalogue, examples, handles, keep, onEnter }: Props) {
  const sources = useSources(id, wizard.order, catalogue, examples);
  const now = useRef({ wizard, keep });
  now.current = { wizard, keep };
  const onChange = useCallback(
    (_data: FormValues, { value }: { value: FormValues }) => {
      const { draft, edited } = now.current.wizard;
      if (JSON.stringify(value) === JSON.stringify(draft.forms[id])) return;
      now.current.keep(id, value);
      edited();
    },
    [id],
  );
  const data = wizard.draft.forms[id] ?? {};
  // What it begins with; a number that is chosen here is held from then on.
  const [begun] = useState(data);
  const context = useMemo(
    () => ({ ...sampleContext(examples, begun), upload: sampleUploads }),
    [examples, begun],
  );
  const hold = useCallback(
    (handle: FormHandle | null) => {
      if (handle) handles.current.set(id, handle);
      return () => void handles.current.delete(id);
    },
    [handles, id],
  );
  const isRegistration = id === 'auth/register';
  return (
    <DefinitionForm
      {...{ id, sources, pictures, context, onChange }}
      variant={ORIGINAL}
      initialData={data}
      order={wizard.order}
      onSubmit={onEnter}
      hideSubmit
      {...(isRegistration && { readOnlyFields: PROVED, leftOut: AGREED_WITH_ORDER })}
      ref={hold}
    />
  );
}
