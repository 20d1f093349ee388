import { Badge } from '../../components/badge.tsx';
import { Figure } from '../../components/figure.tsx';
import { PlanCard } from '../../components/plan-card.tsx';
import { Price } from '../../components/price.tsx';
import { PriceBox } from '../../components/price-box.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import styles from './parts.module.css';

/** Plan card, price and price box, empty and filled. */
export function PlanParts() {
  const text = useText();
  const plan = {
    name: text('parts.word.plan'),
    dataGb: 20,
    term: text('parts.word.term'),
    features: [text('parts.word.feature'), text('parts.word.esimText')],
    cents: 1499,
    per: text('parts.word.month'),
    small: text('parts.word.small'),
    to: '/tarife',
    see: text('parts.word.link'),
  };
  const tariff = { id: 'tariff', label: text('parts.word.tariff'), cents: 1499 };
  const today = [
    { id: 'number', label: text('parts.word.number'), cents: 1999 },
    { id: 'check', label: text('parts.word.check'), cents: 1 },
  ];
  return (
    <Section size="part" title={text('parts.group.plans')}>
      <div className={styles.grid}>
        <PlanCard id="part-plan" {...plan} badge={<Badge>{text('parts.word.badge')}</Badge>} />
        <PlanCard id="part-highlighted" {...plan} highlighted />
        <PriceBox
          title={text('parts.word.order')}
          note={text('parts.word.vat')}
          groups={[
            { id: 'today', title: text('parts.word.today'), totalCents: 2000, lines: today },
            {
              id: 'monthly',
              title: text('parts.word.monthly'),
              totalCents: 1499,
              isHero: true,
              lines: [tariff],
            },
          ]}
        />
        <PriceBox title={text('parts.word.order')} groups={[]} empty={text('parts.word.nothing')} />
        <div className={styles.stack}>
          {(['xl', 'l', 'm'] as const).map((size) => (
            <Price key={size} cents={1499} per={text('parts.word.month')} size={size} />
          ))}
          <Figure value={20} unit={text('parts.word.gb')} />
        </div>
      </div>
    </Section>
  );
}
