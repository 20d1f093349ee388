import { useMemo, useState } from 'react';
import type { FormValues } from '../../../shared/form-script.ts';
import { ORIGINAL } from '../../../shared/variants.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { useFormScript } from '../../forms/scripts/use-form-script.ts';
import { type Chosen, ExampleChoice } from './example-choice.tsx';
import { Findings } from './findings.tsx';
import css from './form-desk.module.css';
import { sampleContext } from './sample-context.ts';
import { sampleSources } from './sample-sources.ts';
import { useDeskExamples } from './use-desk.ts';
import { VariantChoice } from './variant-choice.tsx';

/** One form: it can be filled from its examples; beside it the results of the rules after each key stroke. */
export function FormDesk({ id }: { id: string }) {
  const { script } = useFormScript(id);
  const examples = useDeskExamples(id);
  const [variant, setVariant] = useState<string>(ORIGINAL);
  const [chosen, setChosen] = useState<Chosen>({ turn: 0, data: {} });
  const [held, setHeld] = useState<FormValues>({});
  const [sent, setSent] = useState<FormValues>();
  const valid = useMemo(() => (examples?.valid ?? []).map(({ data }) => data), [examples]);
  const sources = useMemo(() => sampleSources(script?.ui, valid), [script, valid]);
  const context = useMemo(() => sampleContext(valid, chosen.data), [valid, chosen]);
  const load = (data: FormValues) => {
    setChosen(({ turn }) => ({ turn: turn + 1, data }));
    setSent(undefined);
  };
  return (
    <div className={css.desk}>
      <div className={css.sheet}>
        {examples === undefined ? null : (
          <DefinitionForm
            key={chosen.turn}
            id={id}
            variant={variant}
            initialData={chosen.data}
            sources={sources}
            context={context}
            onChange={(_data, { value }) => setHeld(value)}
            onSubmit={setSent}
          />
        )}
      </div>
      <div className={css.aside}>
        <VariantChoice script={script} onChoose={setVariant} />
        <ExampleChoice examples={examples} onLoad={load} />
        {script === undefined ? null : <Findings script={script} value={held} sent={sent} />}
      </div>
    </div>
  );
}
