import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import css from './form-desk.module.css';
import type { Desk } from './use-desk.ts';

/** Every form, grouped by area. */
export function FormList({ forms }: { forms: Desk['forms'] }) {
  const areas = [...new Set(forms.map(({ id }) => id.split('/')[0] ?? ''))];
  return areas.map((area) => (
    <Section key={area} size="part" title={area}>
      <ul className={css.forms}>
        {forms
          .filter(({ id }) => id.startsWith(`${area}/`))
          .map(({ id, title }) => (
            <li key={id}>
              <Link className={css.form} to={`/dev/forms/${id}`}>
                <strong>{title}</strong>
                <code>{id}</code>
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  ));
}
