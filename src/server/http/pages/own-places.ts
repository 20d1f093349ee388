import { pathOf } from '../../../shared/match-page.ts';
import { pages } from '../../../shared/pages.ts';
import type { PageAddress } from './page-address.ts';

/** Stands in a page that all readers share for the form key, which each answer has of its own. */
export const KEY_PLACE = 'form-key-of-this-answer';

/** Stands there for a name in the address. */
const namePlace = (name: string) => `any-${name}-of-this-address`;

/** The parts of the address that can be anything, because no first data prove them. */
function freeParams({ page, params }: PageAddress): [name: string, value: string][] {
  return pages[page].firstData ? [] : Object.entries(params);
}

/** The one address under which all pages that differ by such names alone are made and remembered. */
export function commonAddress(address: PageAddress): PageAddress {
  const free = freeParams(address);
  if (free.length === 0) return address;
  const params = Object.fromEntries(free.map(([name]) => [name, namePlace(name)]));
  return { ...address, params, path: pathOf(address.page, params) };
}

/** Whether the answers to two requests for a page differ. */
export function hasOwnPlaces(address: PageAddress): boolean {
  return pages[address.page].posts !== undefined || freeParams(address).length > 0;
}

/** A shared page, completed for one answer. Neither a key nor an encoded name can end a text of HTML or JSON. */
export function fillOwnPlaces(html: string, address: PageAddress, newKey: () => string): string {
  const withKey = pages[address.page].posts ? html.replaceAll(KEY_PLACE, newKey()) : html;
  return freeParams(address).reduce(
    (text, [name, value]) => text.replaceAll(namePlace(name), encodeURIComponent(value)),
    withKey,
  );
}
