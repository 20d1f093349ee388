import type { MediaCategory } from '../../../shared/enums.ts';
import { ChipLinks } from '../../components/chips.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';

/** The categories that have articles; the address contains the choice (`?category=travel`). */
export function CategoryFilter({ current }: { current: MediaCategory | undefined }) {
  const text = useText();
  const { data } = useCall('GET /api/categories', {});
  const all = { to: '/news', text: text('media.page.filter.all'), current: current === undefined };
  const categories = (data?.categories ?? []).map(({ id }) => ({
    to: `/news?category=${id}`,
    text: text(`media.page.category.${id}`),
    current: id === current,
  }));
  return <ChipLinks label={text('media.page.filter')} chips={[all, ...categories]} />;
}
