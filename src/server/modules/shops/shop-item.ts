import type { Shop } from '../../../shared/api/shops.ts';
import { isPossibleDay, weekdays } from '../../../shared/opening-hours.ts';
import type { FieldFault } from '../../errors/problem.ts';

/** A shop as files bring it (`schemas/import/shops.import.json`). */
export interface ShopItem extends Omit<Shop, 'id'> {
  externalId: string;
}

/** What no schema can say of shops: ids and slugs that occur twice, and hours that no day has. */
export function shopFaults(items: readonly ShopItem[]): FieldFault[] {
  return [
    ...repeated(items, 'externalId'),
    ...repeated(items, 'slug'),
    ...items.flatMap(({ hours }, at) =>
      weekdays
        .filter((day) => !isPossibleDay(hours[day]))
        .map((day) =>
          fault(`/${at}/hours/${day}`, 'hours', `The times of ${day} end before they begin, or overlap.`),
        ),
    ),
  ];
}

/** The items whose slug another shop of the team has. */
export function slugFaults(items: readonly ShopItem[], taken: ReadonlySet<string>): FieldFault[] {
  return items.flatMap(({ slug }, at) =>
    taken.has(slug) ? [fault(`/${at}/slug`, 'unique', `Another shop is called "${slug}".`)] : [],
  );
}

function repeated(items: readonly ShopItem[], key: 'externalId' | 'slug'): FieldFault[] {
  const seen = new Set<string>();
  return items.flatMap((item, at) => {
    const isKnown = seen.has(item[key]);
    seen.add(item[key]);
    return isKnown
      ? [fault(`/${at}/${key}`, 'unique', `"${item[key]}" stands in this file twice. Keep one.`)]
      : [];
  });
}

function fault(path: string, rule: string, message: string): FieldFault {
  return { path, keyword: rule, rule, message };
}
