import { useEffect, useMemo, useState } from 'react';
import type { FormValues } from '../../../shared/form-script.ts';
import { ORIGINAL } from '../../../shared/variants.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { judgeOn } from '../../forms/scripts/judging-day.ts';
import { useFormScript } from '../../forms/scripts/use-form-script.ts';
import { type Chosen, ExampleChoice } from './example-choice.tsx';
import { Findings } from './findings.tsx';
import css from './form-desk.module.css';
import { sampleContext } from './sample-context.ts';
import { sampleSources } from './sample-sources.ts';
import { type Situation, useDeskExamples } from './use-desk.ts';
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
  const load = (data: FormValues, { on, order }: Situation) => {
    judgeOn(on);
    setChosen(({ turn }) => ({ turn: turn + 1, data, ...(on && { on }), order }));
    setSent(undefined);
  };
  // Forms of other pages are judged today.
  useEffect(() => () => judgeOn(undefined), []);
  return (
    <div className={css.desk}>
      <div className={css.sheet}>
        {examples === undefined ? null : (
          <DefinitionForm
            key={chosen.turn}
            id={id}
            variant={variant}
            initialData={chosen.data}
            order={chosen.order}
            sources={sources}
            context={context}
            onChange={(_data, { value }) => setHeld(value)}
            onSubmit={setSent}
          />
        )}
      </div>
      <div className={css.aside}>
        <VariantChoice script={script} onChoose={setVariant} />
        <ExampleChoice examples={examples} chosen={chosen} onLoad={load} />
        {script === undefined ? null : (
          <Findings script={script} order={chosen.order} value={held} sent={sent} />
        )}
      </div>
    </div>
  );
}
