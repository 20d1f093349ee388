import type { Tariff } from '../../../shared/api/catalogue.ts';
import { Figure } from '../../components/figure.tsx';
import { Link } from '../../components/link.tsx';
import { Message } from '../../components/message.tsx';
import brandPattern from '../../components/pattern.module.css';
import { Price } from '../../components/price.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { useText } from '../../lib/text.ts';
import { AlternativeNote } from './alternative-note.tsx';
import { BuyingFacts } from './buying-facts.tsx';
import { JerseyNote } from './jersey-note.tsx';
import { OrderButton } from './order-button.tsx';
import { OtherPlans } from './other-plans.tsx';
import styles from './tariff-detail.module.css';
import { TariffFacts } from './tariff-facts.tsx';
import { TariffPriceBox } from './tariff-price-box.tsx';
import { ticketPart } from './ticket-part.ts';

/** A plan's page: its ticket over the whole width, then its facts beside what one can add or take instead. */
export function TariffDetail({ tariff }: { tariff: Tariff }) {
  const text = useText();
  const { jersey, mainContractRequired, alternativeTariffId } = tariff;
  const hasNotes = mainContractRequired || jersey !== null || alternativeTariffId !== null;
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link to="/tarife">{text('tariffs.back')}</Link>
      </p>
      <header className={`${brandPattern.behind} ${styles.head} ${ticketPart('poster')}`}>
        <h1 className={styles.title} lang="de">
          {tariff.name}
        </h1>
        <div className={styles.figures}>
          <Figure value={tariff.dataGb} unit="GB" size="xl" />
          {/* On a phone the price box is a bar below; here it stands beside the gigabytes. */}
          <span className={styles.beside} aria-hidden="true">
            <Price cents={tariff.priceCents} per={text('tariffs.perMonth')} size="xl" isStacked />
          </span>
        </div>
        <p className={styles.lead}>{tariff.description}</p>
        <OrderButton tariff={tariff} bringsNumber />
      </header>
      <TariffPriceBox tariff={tariff} />
      <div className={styles.body}>
        <div className={styles.part}>
          <TickList items={tariff.features} label={text('tariffs.included')} wide />
          <TariffFacts tariff={tariff} />
          <p className={styles.back}>
            <Link to="/information/price-list">{text('app.footer.prices')}</Link>
            {' · '}
            <Link to="/network">{text('app.footer.network')}</Link>
          </p>
        </div>
        <div className={styles.part}>
          {mainContractRequired ? <Message kind="info">{text('tariffs.mainContract')}</Message> : null}
          {jersey ? <JerseyNote jersey={jersey} /> : null}
          {alternativeTariffId ? <AlternativeNote id={alternativeTariffId} /> : null}
          {hasNotes ? null : <OtherPlans tariff={tariff} />}
        </div>
        {hasNotes ? <OtherPlans tariff={tariff} /> : null}
        <BuyingFacts />
      </div>
    </div>
  );
}
