import { team } from 'virtual:team';
import { type Lang, localeOf } from '../../../shared/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';

/** What stands on a drawing. */
export interface PrintedShirt {
  name: string;
  number: string;
}

/** What the form of the shirt begins with. */
export interface OwnShirt {
  name?: string;
  number?: number;
}

/** Of a jersey's name (`schemas/definitions/jerseyName.schema.json`). */
const printable = /^[A-ZÄÖÜÇĞİŞ .'-]{1,10}$/;

/**
 * The customer's jersey where one was ordered, else the first name with the brand's number; undefined until it is known,
 * and for guests.
 */
export function useOwnShirt(): OwnShirt | undefined {
  const session = useSession();
  const { lang } = useLanguage();
  const user = session.state === 'authenticated' ? session.user : undefined;
  const { data, error } = useCall('GET /api/orders', user ? {} : null);
  if (!user || !(data || error)) return undefined;
  const jersey = data?.orders.find((order) => order.jersey)?.jersey;
  if (jersey) return { name: jersey.name, number: jersey.number };
  const name = user.firstName.toLocaleUpperCase(localeOf[lang]);
  const number = Number(team.looks.jersey.number);
  return printable.test(name) ? { name, number } : { number };
}

/** What a drawing shows of it; a guest sees where the name goes. */
export function useSampleShirt(): PrintedShirt {
  const text = useText();
  return { name: text('wallpapers.page.sample'), number: team.looks.jersey.number };
}

/** As it was typed, with the number from before where the new one is none for a shirt (`schemas/wallpapers`). */
export function withPrintable(typed: OwnShirt, before: OwnShirt | undefined): OwnShirt {
  const { number, ...rest } = typed;
  const shown = number === undefined || (number >= 1 && number <= 99) ? number : before?.number;
  return shown === undefined ? rest : { ...rest, number: shown };
}

/** What is drawn of what has been typed. */
export function printedShirt(typed: OwnShirt, lang: Lang): PrintedShirt {
  return {
    name: (typed.name ?? '').toLocaleUpperCase(localeOf[lang]),
    number: String(typed.number ?? team.looks.jersey.number),
  };
}
