import { useState } from 'react';
import { askedPurposes, type Purpose, servicesFor } from '../../../shared/purposes.ts';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Switch } from '../../components/switch.tsx';
import { bootstrap } from '../../lib/bootstrap.ts';
import { useText } from '../../lib/text.ts';
import styles from './consent-choices.module.css';

interface Props {
  /** What is allowed now; nothing is ticked beforehand. */
  granted: Purpose[];
  isDetailed: boolean;
  onDetails?: () => void;
  onChoose: (granted: Purpose[]) => void;
}

/** All, nothing, or each purpose by itself; refusing looks like accepting and takes one press as well. */
export function ConsentChoices({ granted, isDetailed, onDetails, onChoose }: Props) {
  const text = useText();
  const [picked, setPicked] = useState(granted);
  const services = bootstrap().consent?.services ?? [];
  const asked = askedPurposes(services);
  const names = [...new Set(services.map(({ provider }) => provider))].join(', ');
  const privacy = <Link to="/information/privacy-policy">{text('consents.privacy')}</Link>;
  return (
    <div className={styles.choices}>
      <p>
        {text('consents.lead')} {isDetailed ? privacy : null}
      </p>
      {isDetailed ? (
        <PurposeList asked={asked} picked={picked} onPick={setPicked} />
      ) : (
        <p className={styles.small}>
          {asked.map((purpose) => text(`consents.${purpose}.title`)).join(', ')}.{' '}
          {text('consents.providers', { names })}
        </p>
      )}
      <div className={styles.actions}>
        {isDetailed ? (
          <Button wide onClick={() => onChoose(picked)}>
            {text('consents.save')}
          </Button>
        ) : null}
        <div className={styles.buttons}>
          <Button look="secondary" onClick={() => onChoose([])}>
            {text('consents.reject')}
          </Button>
          <Button look="secondary" onClick={() => onChoose(asked)}>
            {text('consents.accept')}
          </Button>
        </div>
        {isDetailed ? null : (
          <div className={styles.more}>
            <Button look="quiet" onClick={onDetails}>
              {text('consents.choose')}
            </Button>
            {privacy}
          </div>
        )}
      </div>
    </div>
  );
}

interface ListProps {
  asked: Purpose[];
  picked: Purpose[];
  onPick: (picked: Purpose[]) => void;
}

function PurposeList({ asked, picked, onPick }: ListProps) {
  const text = useText();
  const services = bootstrap().consent?.services ?? [];
  const change = (purpose: Purpose, isOn: boolean) =>
    onPick(asked.filter((one) => (one === purpose ? isOn : picked.includes(one))));
  const helpOf = (purpose: Purpose) => {
    const names = servicesFor(services, purpose).map(({ provider }) => provider);
    return `${text(`consents.${purpose}.text`)} ${text('consents.providers', { names: names.join(', ') })}`;
  };
  return (
    <ul className={styles.purposes}>
      <li className={styles.always}>
        <strong>{text('consents.necessary.title')}</strong>
        <span className={styles.on}>{text('consents.always')}</span>
        <span>{text('consents.necessary.text')}</span>
      </li>
      {asked.map((purpose) => (
        <li key={purpose}>
          <Switch
            label={text(`consents.${purpose}.title`)}
            help={helpOf(purpose)}
            checked={picked.includes(purpose)}
            onChange={(isOn) => change(purpose, isOn)}
          />
        </li>
      ))}
    </ul>
  );
}
