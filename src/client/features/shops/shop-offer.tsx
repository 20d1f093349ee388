import type { Shop } from '../../../shared/api/shops.ts';
import { Message } from '../../components/message.tsx';
import { Section } from '../../components/section.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { useLanguage } from '../../lib/language.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { useText } from '../../lib/text.ts';
import styles from './shop-offer.module.css';

/** What a shop does, in which languages, and what to bring along. */
export function ShopOffer({ shop: { services, languages } }: { shop: Shop }) {
  const text = useText();
  const { lang } = useLanguage();
  const spoken = languages.map((language) => text(`shops.page.language.${language}`));
  return (
    <Section size="part" title={text('shops.page.detail.services')}>
      <div className={styles.offer}>
        <TickList
          label={text('shops.page.detail.services')}
          items={services.map((service) => text(`shops.page.service.${service}`))}
          wide
        />
        <p>
          {text('shops.page.detail.languages', {
            languages: listInWords(spoken, lang),
          })}
        </p>
        <Message kind="info">
          <p>{text('shops.page.detail.bring')}</p>
        </Message>
      </div>
    </Section>
  );
}
