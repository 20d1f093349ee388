import type { FieldFault } from '../../errors/problem.ts';

/** What goods are found again by. */
export interface Named {
  slug: string;
  externalId: string;
}

/** The items whose external id belongs to another slug, in the table or earlier in the file. */
export function claimedIds(stocked: readonly Named[], items: readonly Named[]): FieldFault[] {
  const owners = new Map(stocked.map(({ externalId, slug }) => [externalId, slug]));
  return items.flatMap(({ externalId, slug }, index) => {
    const owner = owners.get(externalId) ?? slug;
    owners.set(externalId, owner);
    if (owner === slug) return [];
    const message = `"${externalId}" is the external id of "${owner}" already, so "${slug}" needs another one.`;
    return [{ path: `/${index}/externalId`, keyword: 'uniqueItems', rule: 'externalId', message }];
  });
}
