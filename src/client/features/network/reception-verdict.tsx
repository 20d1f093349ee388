import { IconAntennaBars3, IconAntennaBars5, IconAntennaBarsOff } from '@tabler/icons-react';
import type { Api } from '../../../shared/api/api.ts';
import type { PayloadOf } from '../../../shared/api/operation.ts';
import type { Reception } from '../../../shared/network.ts';
import { useText } from '../../lib/text.ts';
import styles from './network.module.css';

type Found = NonNullable<PayloadOf<Api['GET /api/network/coverage']>['reception']>;

const bars = { full: IconAntennaBars5, part: IconAntennaBars3, none: IconAntennaBarsOff };
const tones = { full: 'positive', part: 'warning', none: 'negative' };

/** The answer in a few words, with the bars of a phone, and what it does not say. */
export function ReceptionVerdict({ reception }: { reception: Found }) {
  const text = useText();
  const best = bestOutdoors(reception);
  const Bars = bars[best];
  return (
    <div className={styles.answer}>
      <p className={styles.verdict} data-tone={tones[best]}>
        <Bars size={72} aria-hidden="true" />
        {text(`network.page.verdict.${best}`)}
      </p>
      <p className={styles.meaning}>{text('network.page.coverage.note')}</p>
    </div>
  );
}

/** With one technology that reaches a place there is reception. */
function bestOutdoors(reception: Found): Reception {
  const found = reception.map(({ outdoors }) => outdoors);
  return (['full', 'part'] as const).find((one) => found.includes(one)) ?? 'none';
}
