import { Suspense, useState } from 'react';
import { askedPurposes, type Purpose } from '../../../shared/purposes.ts';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { bootstrap } from '../../lib/bootstrap.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';
import styles from './consent-choices.module.css';

/** Most readers answer without it. Where it cannot be loaded, all can still be refused or accepted. */
const PurposeList = lazyPart(async () => (await import('./purpose-list.tsx')).PurposeList);

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
        <Suspense>
          <PurposeList asked={asked} picked={picked} onPick={setPicked} />
        </Suspense>
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
