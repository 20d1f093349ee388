import { team } from 'virtual:team';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { ButtonLink } from '../../components/button.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Dateline } from './dateline.tsx';
import { heroPart } from './hero-part.ts';
import { HeroTicket } from './hero-ticket.tsx';

interface Props {
  tariff: Tariff | undefined;
  /** No offer will come: the text fills the hero, and no place is reserved. */
  isAlone: boolean;
}

/** The hero of the home page: one sentence, one offer as a match ticket, one button. Each brand has its composition. */
export function Hero({ tariff, isAlone }: Props) {
  const text = useText();
  const { lang } = useLanguage();
  const { heroTitle, heroText } = team.words[lang];
  return (
    <section className={heroPart('hero')}>
      <div className={heroPart('backdrop')} aria-hidden="true" />
      <div className={heroPart('inner')} data-alone={isAlone}>
        {team.looks.hero === 'newsprint' ? <Dateline /> : null}
        <h1 className={heroPart('title')}>{heroTitle}</h1>
        <div className={heroPart('words')}>
          <p className={heroPart('text')}>{heroText}</p>
          <div className={heroPart('actions')}>
            <ButtonLink to="/tarife">{text('home.hero.tariffs')}</ButtonLink>
            <ButtonLink to="/auth/register/tariff?number=port" look="secondary">
              {text('home.hero.porting')}
            </ButtonLink>
          </div>
        </div>
        {isAlone ? null : <HeroTicket tariff={tariff} />}
      </div>
      {team.looks.hero === 'tide' ? (
        <svg
          className={heroPart('shore')}
          viewBox="0 0 1440 90"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 52C160 4 300 4 460 46S760 92 920 48 1220 2 1440 54V91H0Z" />
        </svg>
      ) : null}
    </section>
  );
}
