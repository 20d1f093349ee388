import { localeOf } from '../../../shared/language.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { publishedDay } from './published-day.ts';

/** The newest articles, as rows beside other things; nothing where there are none. */
export function NewestArticles() {
  const text = useText();
  const { lang } = useLanguage();
  const { data, error } = useCall('GET /api/media-contents/news', {});
  if (error || data?.contents.length === 0) return null;
  const all = (
    <ButtonLink to="/news" look="quiet">
      {text('dashboard.news.all')}
    </ButtonLink>
  );
  return (
    <Section size="part" title={text('dashboard.news.title')} aside={all}>
      {data ? (
        <ListRows>
          {data.contents.map(({ id, slug, title, publishedAt }) => (
            <ListRow
              key={id}
              to={`/news/${slug}`}
              title={title}
              note={publishedDay(publishedAt, localeOf[lang])}
            />
          ))}
        </ListRows>
      ) : (
        <Skeleton height={220} />
      )}
    </Section>
  );
}
