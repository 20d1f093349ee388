import { team } from 'virtual:team';
import type { Tariff } from '../../../shared/catalogue.ts';
import { ButtonLink } from '../../components/button.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import styles from './hero.module.css';
import { HeroTicket } from './hero-ticket.tsx';

/** The brand's big moment: one sentence, one offer as a matchday ticket, one way on. */
export function Hero({ tariff }: { tariff: Tariff | undefined }) {
  const text = useText();
  const { lang } = useLanguage();
  const { heroTitle, heroText } = team.words[lang];
  return (
    <section className={styles.hero} data-hero={team.looks.hero}>
      <div className={styles.backdrop} aria-hidden="true" />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{heroTitle}</h1>
          <p className={styles.text}>{heroText}</p>
          <div className={styles.actions}>
            <ButtonLink to="/tarife">{text('home.hero.tariffs')}</ButtonLink>
            <ButtonLink to="/#porting" look="secondary">
              {text('home.hero.porting')}
            </ButtonLink>
          </div>
        </div>
        <HeroTicket tariff={tariff} />
      </div>
    </section>
  );
}
