import { IconArrowRight, IconShirtSport } from '@tabler/icons-react';
import { useId } from 'react';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { Badge } from '../../components/badge.tsx';
import { Figure } from '../../components/figure.tsx';
import { Link } from '../../components/link.tsx';
import brandPattern from '../../components/pattern.module.css';
import { Price } from '../../components/price.tsx';
import { type Text, useText } from '../../lib/text.ts';
import { tariffPath } from './tariff-paths.ts';
import { onceText, termText } from './term-text.ts';
import { ticketPart } from './ticket-part.ts';

interface Props {
  tariff: Tariff;
  /** One level below the heading above the plans. */
  heading: 'h2' | 'h3';
  /** A whole ticket, with the pattern and the plan's facts; a stub is one row. */
  isWhole?: boolean;
  /** Filled with the brand's colour: at most one of a page. */
  isBold?: boolean;
  /** Why this plan is the whole ticket, in a few words. */
  tip?: string;
  /** What the other plans do not have. */
  features: readonly string[];
}

/** A plan as a match ticket: gigabytes and price side by side, the price on the part that is torn off. All of it is the link. */
export function TariffTicket({ tariff, heading: Heading, isWhole, isBold, tip, features }: Props) {
  const text = useText();
  const id = useId();
  const pattern = isWhole ? `${brandPattern.behind} ` : '';
  return (
    <article
      className={`${pattern}${ticketPart('ticket')}`}
      data-whole={isWhole}
      data-bold={isBold}
      aria-labelledby={id}
    >
      <div className={ticketPart('main')}>
        <header className={ticketPart('head')}>
          <Heading id={id} className={ticketPart('name')} lang="de">
            <Link to={tariffPath(tariff)} className={ticketPart('cover')}>
              {tariff.name}
            </Link>
          </Heading>
          {tip ? <span className={ticketPart('tip')}>{tip}</span> : null}
          {tariff.hasFormOption && isWhole ? (
            <Badge>
              <IconShirtSport size={18} aria-hidden="true" />
              {text('tariffs.jersey.badge')}
            </Badge>
          ) : null}
        </header>
        <Figure value={tariff.dataGb} unit="GB" size="xl" />
        <p className={ticketPart('facts')}>
          {[...factsOf(tariff, text), ...features].map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </p>
      </div>
      <div className={ticketPart('price')}>
        <Price cents={tariff.priceCents} per={text('tariffs.perMonth')} isStacked />
        <p className={ticketPart('once')}>{onceText(tariff, text)}</p>
        <span className={ticketPart('go')} aria-hidden="true">
          <IconArrowRight size={24} />
        </span>
      </div>
    </article>
  );
}

function factsOf(tariff: Tariff, text: Text): string[] {
  const { mainContractRequired, businessOnly } = tariff;
  const condition = mainContractRequired ? 'mainContract' : businessOnly ? 'business' : undefined;
  return [termText(text, tariff), ...(condition ? [text(`tariffs.condition.${condition}`)] : [])];
}
