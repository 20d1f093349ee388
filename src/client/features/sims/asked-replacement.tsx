import { formatPhone } from '../../../shared/format-phone.ts';
import { formatCents } from '../../../shared/money.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { useText } from '../../lib/text.ts';
import styles from './sims.module.css';
import type { Asked } from './use-asked.ts';

/** The number that gets another SIM, of which kind, at what price, and when. */
export function AskedReplacement({ asked: { msisdn, kind, priceCents } }: { asked: Asked }) {
  const text = useText();
  const price = priceCents > 0 ? formatCents(priceCents) : text('sims.page.settle.free');
  return (
    <Card as="section" tone="raised" pattern labelledBy="asked">
      <h2 id="asked" className={styles.number}>
        {formatPhone(msisdn)}
      </h2>
      <FactList
        facts={[
          { id: 'kind', term: text('sims.page.settle.kind'), value: text(`sims.page.kind.${kind}`) },
          { id: 'price', term: text('sims.page.settle.price'), value: price },
        ]}
      />
      <p>{text(`sims.page.settle.from.${kind}`)}</p>
    </Card>
  );
}

/** What to do for who has not asked for it. */
export function NotMe() {
  const text = useText();
  return (
    <section className={styles.part} aria-labelledby="not-me">
      <h2 id="not-me" className={styles.question}>
        {text('sims.page.settle.notMe')}
      </h2>
      <p>{text('sims.page.settle.notMeText')}</p>
      <div>
        <ButtonLink look="secondary" to="/dashboard/account/profile#password">
          {text('sims.page.settle.password')}
        </ButtonLink>
      </div>
    </section>
  );
}
