import type { Tariff } from '../../../shared/api/catalogue.ts';
import { Figure } from '../../components/figure.tsx';
import { Link } from '../../components/link.tsx';
import { Message } from '../../components/message.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { useText } from '../../lib/text.ts';
import { AlternativeNote } from './alternative-note.tsx';
import { BuyingFacts } from './buying-facts.tsx';
import { JerseyNote } from './jersey-note.tsx';
import styles from './tariff-detail.module.css';
import { TariffFacts } from './tariff-facts.tsx';
import { TariffPriceBox } from './tariff-price-box.tsx';

export function TariffDetail({ tariff }: { tariff: Tariff }) {
  const text = useText();
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link to="/tarife">{text('tariffs.back')}</Link>
      </p>
      <header className={styles.head}>
        <h1 className={styles.title} lang="de">
          {tariff.name}
        </h1>
        <Figure value={tariff.dataGb} unit="GB" size="xl" />
        <p className={styles.lead}>{tariff.description}</p>
      </header>
      <TariffPriceBox tariff={tariff} />
      <div className={styles.body}>
        <TickList items={tariff.features} label={text('tariffs.included')} wide />
        {tariff.mainContractRequired ? <Message kind="info">{text('tariffs.mainContract')}</Message> : null}
        {tariff.jersey ? <JerseyNote jersey={tariff.jersey} /> : null}
        <TariffFacts tariff={tariff} />
        <p className={styles.back}>
          <Link to="/information/price-list">{text('app.footer.prices')}</Link>
          {' · '}
          <Link to="/network">{text('app.footer.network')}</Link>
        </p>
        {tariff.alternativeTariffId ? <AlternativeNote id={tariff.alternativeTariffId} /> : null}
        <BuyingFacts />
      </div>
    </div>
  );
}
