import type { TariffOption } from '../../../shared/api/catalogue.ts';
import type { OptionTerms } from '../../../shared/api/packages.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { formatCents } from '../../../shared/money.ts';
import { Card } from '../../components/card.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import { volumeText } from '../../lib/volume-text.ts';
import styles from './options.module.css';

/** What the law wants directly above the order button (§ 312j (2) BGB). */
export function BookingSummary({
  option,
  term,
  terms,
}: {
  option: TariffOption;
  /** The chosen beginning and its end. */
  term: OptionTerms['early'] | undefined;
  terms: OptionTerms;
}) {
  const text = useText();
  const { tariffName, lineEndsOn } = terms;
  const { name, gives, priceCents, isRecurring, durationDays } = option;
  const volumes = gives.map(({ kind, amount }) =>
    amount === null ? text('packages.page.planVolume') : volumeText(text, kind, amount),
  );
  const price = formatCents(priceCents);
  const isCut = term !== undefined && term.endsOn === lineEndsOn;
  // A late payment moves the beginning, and with it the end of a package that counts its days.
  const end = isCut ? 'line' : durationDays === null ? 'month' : 'days';
  const days = term && { from: germanDay(term.startsOn), to: germanDay(term.endsOn), end };
  const kind = isRecurring ? 'monthly' : 'once';
  // Where the line ends in its first month, no further one follows.
  const priced = isCut ? 'once' : kind;
  return (
    <Card as="section" tone="tint" labelledBy="booking-summary">
      <header className={styles.summaryHead}>
        <h3 id="booking-summary" className={styles.summary}>
          {name}
        </h3>
        <Price
          cents={priceCents}
          size="m"
          {...(isRecurring ? { per: text('packages.page.perMonth') } : {})}
        />
      </header>
      <FactList
        facts={[
          {
            id: 'line',
            term: text('packages.page.facts.line'),
            value: (
              <>
                {lineInWords(terms)}, <span lang="de">{tariffName}</span>
              </>
            ),
          },
          { id: 'gives', term: text('packages.page.facts.gives'), value: volumes.join(', ') },
          {
            id: 'days',
            term: text('packages.page.facts.days'),
            value: days ? text('packages.page.facts.daysValue', days) : text('packages.page.facts.daysOpen'),
          },
          {
            id: 'price',
            term: text('packages.page.facts.price'),
            value: text(`packages.page.facts.price.${priced}`, { price }),
          },
          {
            id: 'end',
            term: text('packages.page.facts.end'),
            value:
              isRecurring && lineEndsOn !== null
                ? text('packages.page.facts.end.ending', { day: germanDay(lineEndsOn) })
                : text(`packages.page.facts.end.${kind}`),
          },
          {
            id: 'withdrawal',
            term: text('packages.page.facts.withdrawal'),
            value: text('packages.page.facts.withdrawalValue'),
          },
        ]}
      />
    </Card>
  );
}
