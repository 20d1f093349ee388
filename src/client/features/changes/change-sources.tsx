import { useMemo } from 'react';
import type { ChangesView } from '../../../shared/api/changes.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { Figure } from '../../components/figure.tsx';
import { useText } from '../../lib/text.ts';
import styles from './changes.module.css';

const signOf = (value: number) => (value < 0 ? '−' : value > 0 ? '+' : '±');
const signed = (value: number) => `${signOf(value)}${Math.abs(value)}`;
const moneyOf = (cents: number) => `${signOf(cents)}${formatCents(Math.abs(cents))}`;

/** The tariffs that can be ordered, each by what is other than today, and the days on which they can begin. */
export function useChangeSources(
  { offers, monthlyCents }: ChangesView,
  chosen: ChangesView['offers'][number] | undefined,
) {
  const text = useText();
  return useMemo(() => {
    const [first] = offers;
    const today = offers.find(({ refusal }) => refusal === 'same')?.tariff.dataGb;
    const { startsOn = '', startsAfterWithdrawalOn = '' } = chosen ?? first ?? {};
    const start = (value: 'true' | 'false', day: string) => ({
      value,
      description: text(`contract.page.change.start.${value}`, { day: germanDay(day) }),
    });
    return {
      tariffs: offers
        .filter(({ refusal }) => refusal === null)
        .map(({ tariff: { id, name, dataGb, termMonths, priceCents } }) => {
          const cents = priceCents - monthlyCents;
          return {
            value: id,
            label: name,
            figure: (
              <Figure value={today === undefined ? dataGb : signed(dataGb - today)} unit="GB" size="m" />
            ),
            description: text('contract.page.change.offer', {
              gb: dataGb,
              price: formatCents(priceCents),
              term: text('order.page.tariffFacts', { months: termMonths }),
            }),
            price: <span className={styles.more}>{cents === 0 ? '±0 €' : moneyOf(cents)}</span>,
            per: text(`contract.page.change.per.${cents < 0 ? 'less' : cents > 0 ? 'more' : 'equal'}`),
          };
        }),
      starts: [start('true', startsOn), start('false', startsAfterWithdrawalOn)],
    };
  }, [offers, monthlyCents, chosen, text]);
}
