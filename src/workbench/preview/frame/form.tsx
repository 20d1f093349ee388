import { useEffect, useMemo, useRef, useState } from 'react';
import { Page } from '../../../client/components/page.tsx';
import { sampleContext } from '../../../client/features/form-playground/sample-context.ts';
import { sampleSources } from '../../../client/features/form-playground/sample-sources.ts';
import { DefinitionForm } from '../../../client/forms/definition-form.tsx';
import { useFormScript } from '../../../client/forms/scripts/use-form-script.ts';
import type { FormHandle } from '../../../client/forms/state/form-handle.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { ORIGINAL } from '../../../shared/variants.ts';
import type { ShownForm } from '../messages.ts';
import { bringIntoView } from './bring-into-view.ts';
import { sampleUploads } from './sample-uploads.ts';
import { tell } from './use-shown.ts';

/** One form by itself. */
export function Form({ form, filled, examples, field }: ShownForm) {
  const { script } = useFormScript(form);
  const [data, setData] = useState<FormValues>();
  const handle = useRef<FormHandle>(null);
  const ui = script?.ui;
  const sources = useMemo(() => sampleSources(ui, examples), [ui, examples]);
  const context = useMemo(
    () => ({ ...sampleContext(examples, filled.data), upload: sampleUploads }),
    [examples, filled],
  );
  const { order } = filled;
  useEffect(() => {
    if (!script || !data || !handle.current) return;
    document.title = script.words.title ?? form;
    // Other rules make something else of the same answers.
    const value = handle.current.data();
    const errors = script
      .validate(value, order)
      .map((error) => ({ path: error.path, rule: error.rule, sentence: script.message(error) }));
    tell({ kind: 'held', version: script.version, data, value, errors });
  }, [script, data, order, form]);
  const isThere = script !== undefined && data !== undefined;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    // Once for each field: the form is there anew after a change, and the person may have scrolled.
    if (!isThere || field === undefined || seen.current === field) return;
    seen.current = field;
    bringIntoView(field);
  }, [isThere, field]);
  return (
    <Page narrow title={script?.words.title ?? ''}>
      <DefinitionForm
        id={form}
        variant={ORIGINAL}
        initialData={filled.data}
        order={order}
        sources={sources}
        context={context}
        ref={handle}
        onChange={setData}
        onSubmit={() => undefined}
      />
    </Page>
  );
}
