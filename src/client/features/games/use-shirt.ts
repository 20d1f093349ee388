import { team } from 'virtual:team';
import { useIntl } from 'react-intl';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import type { Shirt } from './dressed-player.tsx';

/** The customer's own jersey where one was ordered; else the brand's with the customer's name. */
export function useShirt(): Shirt {
  const text = useText();
  const { locale } = useIntl();
  const session = useSession();
  const { data } = useCall('GET /api/orders', session.state === 'authenticated' ? {} : null);
  const jersey = data?.orders.find((order) => order.jersey)?.jersey;
  if (jersey) return { style: jersey.style, name: jersey.name, number: String(jersey.number) };
  const name =
    session.state === 'authenticated'
      ? session.user.firstName.toLocaleUpperCase(locale)
      : text('games.page.shirt');
  return { style: 'striped', name, number: team.looks.jersey.number };
}
