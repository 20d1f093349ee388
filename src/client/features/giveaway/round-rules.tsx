import type { GiveawayRound } from '../../../shared/api/giveaway.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { useText } from '../../lib/text.ts';

/** Until when, who, at what price, and what a voucher is, as the terms say; and the way to the terms. */
export function RoundRules({ round: { closesAt, draw, prizes } }: { round: GiveawayRound }) {
  const text = useText();
  const rules = [
    text('giveaway.page.until', { day: germanDay(closesAt) }),
    ...(draw ? [text('giveaway.page.drawsOn', { day: germanDay(berlinToday(new Date(draw.drawsAt))) })] : []),
    text('giveaway.page.rule.free'),
    ...(prizes.some(({ voucherCents }) => voucherCents !== null) ? [text('giveaway.page.rule.voucher')] : []),
    text('giveaway.page.rule.who'),
  ];
  return (
    <Section size="part" title={text('giveaway.page.rules')}>
      <TickList items={rules} />
      <p>
        <ButtonLink look="quiet" to={pathOf('giveawayTerms')}>
          {text('giveaway.page.terms')}
        </ButtonLink>
      </p>
    </Section>
  );
}
