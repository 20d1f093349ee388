import { ListRow, ListRows } from '../../components/list-row.tsx';
import { bootstrap } from '../../lib/bootstrap.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';

/** Links to the pages that only data describe, for customers or for everybody; nothing where there are none. */
export function FormPageRows({ signedIn }: { signedIn: boolean }) {
  const text = useText();
  const { lang } = useLanguage();
  const shown = bootstrap().pages.filter((page) => page.signedIn === signedIn);
  if (shown.length === 0) return null;
  return (
    <ListRows label={text('submissions.page.forms')}>
      {shown.map(({ path, titles }) => (
        <ListRow key={path} to={path} title={titles[lang]} />
      ))}
    </ListRows>
  );
}
