import { team } from 'virtual:team';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import { ButtonLink } from '../../components/button.tsx';
import { JerseyDrawing } from '../../components/jersey-drawing.tsx';
import brandPattern from '../../components/pattern.module.css';
import { useText } from '../../lib/text.ts';
import styles from './jersey-band.module.css';

/** The customer's own jersey, large, with its plan. */
export function JerseyBand({ tariff }: { tariff: Tariff }) {
  const text = useText();
  const { jersey } = tariff;
  return (
    <section className={`${brandPattern.behind} ${styles.band}`} aria-labelledby="home-jersey">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="home-jersey" className={styles.title}>
            {text('home.jersey.title')}
          </h2>
          {jersey ? (
            <p className={styles.text}>
              {text('home.jersey.text', {
                monthly: formatCents(jersey.monthlyCents),
                once: formatCents(jersey.onceCents),
              })}
            </p>
          ) : null}
          <ButtonLink to={`/tarife/${tariff.type}/${tariff.slug}`}>
            {text('home.jersey.link', { name: tariff.name })}
          </ButtonLink>
        </div>
        <div className={styles.jersey}>
          <JerseyDrawing
            style="striped"
            name={text('tariffs.jersey.print')}
            number={team.looks.jersey.number}
          />
        </div>
      </div>
    </section>
  );
}
