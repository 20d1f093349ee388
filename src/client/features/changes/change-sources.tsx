import { useMemo } from 'react';
import type { ChangesView } from '../../../shared/api/changes.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { Figure } from '../../components/figure.tsx';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';

/** The tariffs that can be ordered, each beside today's, and the days on which they can begin. */
export function useChangeSources(
  { offers, monthlyCents }: ChangesView,
  chosen: ChangesView['offers'][number] | undefined,
) {
  const text = useText();
  return useMemo(() => {
    const [first] = offers;
    const today = offers.find(({ refusal }) => refusal === 'same')?.tariff.dataGb;
    // What one gets and pays more or less than today, on one line.
    const moreOf = (gb: number, cents: number) => {
      const figures = [
        today === undefined || today === gb ? null : `${gb < today ? '−' : '+'}${Math.abs(gb - today)} GB`,
        cents === 0 ? null : `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`,
      ].filter(Boolean);
      return figures.length > 0 ? `, ${figures.join(' · ').replace(/ /g, '\u00A0')}` : '';
    };
    const { startsOn = '', startsAfterWithdrawalOn = '' } = chosen ?? first ?? {};
    const start = (value: 'true' | 'false', day: string) => ({
      value,
      description: text(`contract.page.change.start.${value}`, { day: germanDay(day) }),
    });
    return {
      tariffs: offers
        .filter(({ refusal }) => refusal === null)
        .map(({ tariff: { id, name, dataGb, termMonths, priceCents } }) => ({
          value: id,
          label: name,
          figure: <Figure value={dataGb} unit="GB" size="m" />,
          description:
            text('order.page.tariffFacts', { months: termMonths }) +
            moreOf(dataGb, priceCents - monthlyCents),
          price: <Price cents={priceCents} size="m" />,
          per: text('order.page.monthlyShort'),
        })),
      starts: [start('true', startsOn), start('false', startsAfterWithdrawalOn)],
    };
  }, [offers, monthlyCents, chosen, text]);
}
