import { useMemo } from 'react';
import type { DefinitionFormProps } from './form-props.ts';
import { LoadedForm } from './loaded-form.tsx';
import { FormSkeleton } from './parts/form-skeleton.tsx';
import { FormWords } from './parts/form-words.tsx';
import { LoadFailure } from './parts/load-failure.tsx';
import { useFormScript } from './scripts/use-form-script.ts';
import { useVariant } from './scripts/use-variant.ts';
import { withoutFields } from './scripts/without-fields.ts';

/** A form from its definition alone: structure, words and rules come from the form's script. */
export function DefinitionForm(props: DefinitionFormProps) {
  const { script: loaded, failed, retry } = useFormScript(props.id);
  const { leftOut } = props;
  const whole = useVariant(loaded, props.variant);
  const script = useMemo(() => whole && leftOut && withoutFields(whole, leftOut), [whole, leftOut]) ?? whole;
  if (script !== undefined)
    return (
      <FormWords script={script}>
        <LoadedForm {...props} key={props.id} script={script} />
      </FormWords>
    );
  return failed ? <LoadFailure onRetry={retry} /> : <FormSkeleton>{props.placeholder}</FormSkeleton>;
}
