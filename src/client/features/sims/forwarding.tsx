import { team } from 'virtual:team';
import { useId, useState } from 'react';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { ALL_OFF, codesOf, forwardings, targetOf } from './dial-codes.ts';
import styles from './sims.module.css';

/** Forwarding and mailbox as codes to dial: phone and network settle them between themselves, so we store nothing. */
export function Forwarding() {
  const text = useText();
  const name = useId();
  const [when, setWhen] = useState<(typeof forwardings)[number]>(forwardings[1]);
  const [typed, setTyped] = useState('');
  const target = typed.trim() === '' ? team.mailbox : targetOf(typed);
  return (
    <Section size="part" title={text('sims.page.forward.title')} lead={text('sims.page.forward.lead')}>
      <div className={styles.part}>
        <fieldset className={styles.choice}>
          <legend>{text('sims.page.forward.when')}</legend>
          <ChoiceCards>
            {forwardings.map((one) => (
              <ChoiceCard
                key={one.id}
                type="radio"
                id={`${name}-${one.id}`}
                name={name}
                value={one.id}
                title={text(`sims.page.forward.when.${one.id}`)}
                checked={when.id === one.id}
                onChange={() => setWhen(one)}
              />
            ))}
          </ChoiceCards>
        </fieldset>
        <TargetField typed={typed} isWrong={target === undefined} onType={setTyped} />
        {target ? <Codes codes={codesOf(when, target)} /> : null}
      </div>
    </Section>
  );
}

interface FieldProps {
  typed: string;
  isWrong: boolean;
  onType: (typed: string) => void;
}

/** Another number than the mailbox; it stays in the browser. */
function TargetField({ typed, isWrong, onType }: FieldProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text('sims.page.forward.to')}
      </label>
      <p id={`${id}-help`} className={styles.hint}>
        {text('sims.page.forward.toHelp', { mailbox: team.mailbox })}
      </p>
      <input
        id={id}
        className={styles.input}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={24}
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-help ${id}-fault`}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={`${id}-fault`} className={styles.fault} role="status">
        {isWrong ? text('sims.page.forward.toWrong') : ''}
      </p>
    </div>
  );
}

function Codes({ codes }: { codes: ReturnType<typeof codesOf> }) {
  const text = useText();
  const code = (value: string, look = styles.small) => (
    <code className={look} translate="no">
      {value}
    </code>
  );
  const facts = [
    { id: 'off', term: text('sims.page.forward.off'), value: code(codes.off) },
    { id: 'ask', term: text('sims.page.forward.ask'), value: code(codes.ask) },
    { id: 'allOff', term: text('sims.page.forward.allOff'), value: code(ALL_OFF) },
    { id: 'mailbox', term: text('sims.page.forward.mailbox'), value: code(team.mailbox) },
  ];
  return (
    <>
      <div className={styles.head}>
        <p className={styles.field}>
          <span className={styles.label}>{text('sims.page.forward.on')}</span>
          {code(codes.on, styles.code)}
        </p>
        <CopyButton
          value={codes.on}
          label={text('sims.page.forward.copy')}
          words={{ copy: text('sims.page.copy'), copied: text('sims.page.copied') }}
        />
      </div>
      <FactList facts={facts} />
    </>
  );
}
