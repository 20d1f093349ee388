import { useId, useState } from 'react';
import makers from '../../../../teams/content/esim-phones.json' with { type: 'json' };
import type { SimType } from '../../../shared/enums.ts';
import { isPhoneNamed, phonesNamed } from '../../../shared/esim-phones.ts';
import { AdviceWords } from '../../components/advice-words.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { useText } from '../../lib/text.ts';
import styles from './sim-check.module.css';

export { loadAdviceWords as prepare } from '../../components/advice-words.tsx';

const MOST = 5;

export interface SimCheckProps {
  /** Puts the answer into the form. */
  onTake: (simType: SimType) => void;
}

export function SimCheckPanel(props: SimCheckProps) {
  return (
    <AdviceWords>
      <PhoneSearch {...props} />
    </AdviceWords>
  );
}

/** The list is not complete: for a phone that it does not name, the phone itself knows. */
function PhoneSearch({ onTake }: SimCheckProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [taken, setTaken] = useState<SimType>();
  const phones = phonesNamed(makers, typed, MOST);
  const isAsked = typed.trim().length > 1;
  const take = (simType: SimType) => {
    setTaken(simType);
    onTake(simType);
  };
  return (
    <Card tone="raised" room="s">
      <label className={styles.label} htmlFor={id}>
        {text('advice.sim.label')}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        value={typed}
        maxLength={60}
        autoComplete="off"
        aria-describedby={isAsked ? undefined : `${id}-help`}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isAsked ? null : (
        <p id={`${id}-help`} className={styles.small}>
          {text('advice.sim.help')}
        </p>
      )}
      <div role="status" className={styles.answer}>
        {isAsked && phones.length > 0 ? (
          <>
            <p className={styles.known}>{text('advice.sim.known')}</p>
            <TickList items={phones} />
          </>
        ) : null}
        {isAsked && phones.length === 0 ? <p>{text('advice.sim.unknown')}</p> : null}
        {isAsked && !isPhoneNamed(makers, typed) ? <p>{text('advice.sim.eid')}</p> : null}
      </div>
      {isAsked ? (
        <div className={styles.ways}>
          {phones.length > 0 ? (
            <Button look="secondary" onClick={() => take('esim')}>
              {text('advice.sim.takeEsim')}
            </Button>
          ) : null}
          <Button look="secondary" onClick={() => take('physical')}>
            {text('advice.sim.takeCard')}
          </Button>
        </div>
      ) : null}
      <p role="status" className={styles.answer}>
        {taken ? text('advice.sim.taken', { type: taken }) : null}
      </p>
      <p className={styles.small}>{text('advice.sim.without')}</p>
    </Card>
  );
}
