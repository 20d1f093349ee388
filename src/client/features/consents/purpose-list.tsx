import { type Purpose, servicesFor } from '../../../shared/purposes.ts';
import { Switch } from '../../components/switch.tsx';
import { bootstrap } from '../../lib/bootstrap.ts';
import { useText } from '../../lib/text.ts';
import styles from './purpose-list.module.css';

interface Props {
  asked: Purpose[];
  picked: Purpose[];
  onPick: (picked: Purpose[]) => void;
}

/** A row for each purpose, which one can switch by itself. */
export function PurposeList({ asked, picked, onPick }: Props) {
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
