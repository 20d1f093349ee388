import type { SimView } from '../../../shared/api/sims.ts';
import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { inFours } from '../../../shared/in-fours.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import { BlockSim } from './block-sim.tsx';
import styles from './sims.module.css';
import { UnblockSim } from './unblock-sim.tsx';

const tones = { waiting: 'warning', active: 'positive' } as const;

interface Props {
  sim: SimView;
  onChange: (sim: SimView) => void;
}

/** The number large, whether it works, and the way to block it at once. */
export function SimState({ sim, onChange }: Props) {
  const text = useText();
  const { msisdn, lineName, tariffName, kind, iccid, state } = sim;
  const facts = [
    { id: 'kind', term: text('sims.page.kind'), value: text(`sims.page.kind.${kind}`) },
    {
      id: 'iccid',
      term: text('sims.page.iccid'),
      value: <span className={styles.card}>{inFours(iccid)}</span>,
    },
    { id: 'tariff', term: text('sims.page.tariff'), value: <span lang="de">{tariffName}</span> },
  ];
  return (
    <Card
      as="section"
      tone={state === 'blocked' ? 'negative' : 'raised'}
      pattern={state !== 'blocked'}
      label={lineInWords(sim)}
    >
      {lineName ? <p className={styles.label}>{lineName}</p> : null}
      <header className={styles.head}>
        <h2 className={styles.number}>{formatPhone(msisdn)}</h2>
        {state === 'blocked' ? null : <Badge tone={tones[state]}>{text(`sims.page.state.${state}`)}</Badge>}
      </header>
      {state === 'blocked' ? <Blocked sim={sim} onChange={onChange} /> : null}
      <FactList facts={facts} />
      {state === 'active' ? <BlockSim sim={sim} onChange={onChange} /> : null}
    </Card>
  );
}

function Blocked({ sim, onChange }: Props) {
  const text = useText();
  const { day, time } = berlinMoment(new Date(sim.lostAt ?? 0));
  return (
    <div className={styles.part}>
      <p className={styles.label}>{text('sims.page.blocked.since', { day, time: time.slice(0, 5) })}</p>
      <p>{text('sims.page.blocked.text')}</p>
      <UnblockSim contractId={sim.contractId} onChange={onChange} />
      <p className={styles.hint}>
        {text('sims.page.blocked.devices')}{' '}
        <Link to="/dashboard/account/devices">{text('sims.page.blocked.devicesLink')}</Link>
      </p>
    </div>
  );
}
