import type { Tariff } from '../../../shared/api/catalogue.ts';
import { useText } from '../../lib/text.ts';
import { leadingPlan } from './leading-plan.ts';
import { TariffTicket } from './tariff-ticket.tsx';
import { ticketPart } from './ticket-part.ts';

interface Props {
  tariffs: readonly Tariff[];
  /** The features that the tickets need not repeat. */
  shared: readonly string[];
  heading?: 'h2' | 'h3';
  /** The first row of a page is filled with the brand's colour, and its plan is the one that we recommend. */
  isBold?: boolean;
}

/** The plans of a kind: the one in the middle as a whole ticket, the others as stubs beside it. */
export function TariffRow({ tariffs, shared, heading = 'h3', isBold }: Props) {
  const text = useText();
  const leading = leadingPlan(tariffs);
  const others = tariffs.filter((tariff) => tariff !== leading);
  const featuresOf = ({ features }: Tariff) => features.filter((feature) => !shared.includes(feature));
  return (
    <div className={ticketPart('row')} data-led={leading !== undefined} data-lone={others.length === 0}>
      {leading ? (
        <TariffTicket
          tariff={leading}
          heading={heading}
          isWhole
          isBold={isBold}
          tip={isBold && others.length > 1 ? text('tariffs.middle') : undefined}
          features={featuresOf(leading)}
        />
      ) : null}
      {others.length > 0 ? (
        <ul className={ticketPart('stubs')}>
          {others.map((tariff) => (
            <li key={tariff.id} className={ticketPart('stub')}>
              <TariffTicket tariff={tariff} heading={heading} features={featuresOf(tariff)} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
