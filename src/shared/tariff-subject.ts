import type { Tariff } from './api/catalogue.ts';
import type { PageSubject } from './page-record.ts';

/** The subject of a tariff's page, from the answer of `GET /api/tariffs/:id`. */
export function tariffSubject(payload: {
  tariff?: Pick<Tariff, 'name' | 'type' | 'slug'>;
}): PageSubject | undefined {
  const { tariff } = payload;
  return tariff && { name: tariff.name, params: { type: tariff.type, id: tariff.slug } };
}
