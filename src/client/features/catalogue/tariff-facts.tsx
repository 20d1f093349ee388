import type { Tariff } from '../../../shared/api/catalogue.ts';
import { identityCheckCents } from '../../../shared/identity-check.ts';
import { formatCents } from '../../../shared/money.ts';
import { useText } from '../../lib/text.ts';
import styles from './tariff-facts.module.css';

/** The data of the plan as a table: name on the left, value on the right. */
export function TariffFacts({ tariff }: { tariff: Tariff }) {
  const text = useText();
  const rows = [
    [
      'tariffs.facts.data',
      text('tariffs.facts.dataValue', { gb: tariff.dataGb, kbit: tariff.throttledKbit }),
    ],
    [
      'tariffs.facts.speed',
      text('tariffs.facts.speedValue', { down: tariff.speedMbit, up: tariff.uploadMbit }),
    ],
    ['tariffs.facts.term', text('tariffs.facts.termValue', { months: tariff.termMonths })],
    ['tariffs.facts.notice', text('tariffs.facts.noticeValue')],
    ['tariffs.facts.oneOff', formatCents(tariff.oneOffCents)],
    [
      'tariffs.facts.identity',
      text('tariffs.facts.identityValue', { price: formatCents(identityCheckCents) }),
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([key, value]) => (
        <div key={key} className={styles.row}>
          <dt>{text(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
