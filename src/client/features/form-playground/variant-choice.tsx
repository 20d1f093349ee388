import { useId } from 'react';
import type { FormScript } from '../../../shared/form-script.ts';
import { ORIGINAL } from '../../../shared/variants.ts';
import { useText } from '../../lib/text.ts';
import css from './form-desk.module.css';

interface Props {
  script: FormScript | undefined;
  onChoose: (variant: string) => void;
}

/** Shows a form in each of its wordings, with their shares; nothing where it has one alone. */
export function VariantChoice({ script, onChoose }: Props) {
  const text = useText();
  const id = useId();
  const variants = script?.variants ?? [];
  if (variants.length === 0) return null;
  const rest = 100 - variants.reduce((sum, { share }) => sum + share, 0);
  return (
    <section className={css.panel}>
      <label htmlFor={id}>{text('desk.variant')}</label>
      <select id={id} className={css.select} onChange={({ target }) => onChoose(target.value)}>
        {[{ name: ORIGINAL, share: rest }, ...variants].map(({ name, share }) => (
          <option key={name} value={name}>
            {text('desk.variantShare', { name, share })}
          </option>
        ))}
      </select>
    </section>
  );
}
