import { IconAlertTriangle, IconSearch, IconTools } from '@tabler/icons-react';
import type { Api } from '../../../shared/api/api.ts';
import type { PayloadOf } from '../../../shared/api/operation.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { Badge } from '../../components/badge.tsx';
import { useLanguage } from '../../lib/language.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { useText } from '../../lib/text.ts';
import { useMomentInWords } from './moment-in-words.ts';
import styles from './network.module.css';

export type Disturbance = NonNullable<
  PayloadOf<Api['GET /api/network/disturbances']>['disturbances']
>[number];

const looks = {
  reported: { Icon: IconSearch, tone: 'negative' },
  inRepair: { Icon: IconAlertTriangle, tone: 'warning' },
  planned: { Icon: IconTools, tone: 'plain' },
} as const;

/** A disturbance: where, what is affected, since when and until when. */
export function DisturbanceItem({ disturbance }: { disturbance: Disturbance }) {
  const text = useText();
  const { lang } = useLanguage();
  const inWords = useMomentInWords();
  const { region, since, expectedEnd, affects, state } = disturbance;
  const { Icon, tone } = looks[state];
  const isPlanned = state === 'planned';
  const services = listInWords(
    affects.map((service) => text(`network.page.affects.${service}`)),
    lang,
  );
  return (
    <li className={styles.item} data-tone={tone}>
      <div className={styles.head}>
        <h3 className={styles.region} lang="de">
          {region}
        </h3>
        <Badge tone={tone}>
          <Icon size={18} aria-hidden="true" />
          {text(`network.page.state.${state}`)}
        </Badge>
      </div>
      {isPlanned ? <PlannedTime since={since} end={expectedEnd} /> : null}
      <p className={styles.affects}>{text('network.page.disturbances.affects', { services })}</p>
      {isPlanned ? null : (
        <>
          <p>{text('network.page.disturbances.since', { when: inWords(since) })}</p>
          <p>
            {expectedEnd === null
              ? text('network.page.disturbances.endUnknown')
              : text('network.page.disturbances.end', { when: inWords(expectedEnd) })}
          </p>
        </>
      )}
    </li>
  );
}

/** When work is planned; within a day, the day is said once. */
function PlannedTime({ since, end }: { since: string; end: string | null }) {
  const text = useText();
  const inWords = useMomentInWords();
  if (end && berlinToday(new Date(since)) === berlinToday(new Date(end)))
    return <p className={styles.when}>{inWords(since, end)}</p>;
  return (
    <>
      <p>{text('network.page.disturbances.from', { when: inWords(since) })}</p>
      <p>
        {end === null
          ? text('network.page.disturbances.endUnknown')
          : text('network.page.disturbances.endPlanned', { when: inWords(end) })}
      </p>
    </>
  );
}
