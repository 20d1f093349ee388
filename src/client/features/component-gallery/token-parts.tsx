import { Button, ButtonLink } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import styles from './parts.module.css';

const roles = ['ground', 'surface', 'raised', 'tint', 'line', 'control', 'text', 'muted'];
const tones = ['primary', 'on-primary', 'accent', 'positive', 'warning', 'negative'];
const tints = ['positive-tint', 'warning-tint', 'negative-tint'];
const titles = ['l', 'm', 's'] as const;

/** Colours by role, the scale of type, and the buttons. */
export function TokenParts() {
  const text = useText();
  return (
    <>
      <Section size="part" title={text('parts.group.roles')}>
        <ul className={styles.grid}>
          {[...roles, ...tones, ...tints].map((role) => (
            <li key={role} className={styles.swatch}>
              <span className={styles.colour} style={{ background: `var(--color-${role})` }} />
              <code>{role}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section size="part" title={text('parts.group.type')}>
        <div className={styles.stack}>
          {titles.map((size) => (
            <p key={size} className={styles.scale} data-size={size}>
              {text('parts.word.title')}
            </p>
          ))}
          <p className={styles.large}>{text('parts.word.text')}</p>
          <p>{text('parts.word.text')}</p>
          <p className={styles.small}>{text('parts.word.text')}</p>
        </div>
      </Section>
      <Section size="part" title={text('parts.group.buttons')}>
        <div className={styles.row}>
          <Button>{text('parts.word.primary')}</Button>
          <Button look="secondary">{text('parts.word.secondary')}</Button>
          <Button look="quiet">{text('parts.word.quiet')}</Button>
          <Button look="negative">{text('parts.word.negative')}</Button>
          <Button busy>{text('parts.word.busy')}</Button>
          <Button waiting>{text('parts.word.waiting')}</Button>
          <ButtonLink to="/dev/parts">{text('parts.word.link')}</ButtonLink>
        </div>
      </Section>
    </>
  );
}
