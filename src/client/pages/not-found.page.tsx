import { ButtonLink } from '../components/button.tsx';
import { NotFoundIllustration } from '../components/illustrations/not-found.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { useText } from '../lib/text.ts';

export function NotFoundPage() {
  const text = useText();
  return (
    <Page title={text('app.notFound.title')} lead={text('app.notFound.text')}>
      <PageHead page="notFound" />
      <NotFoundIllustration />
      <p>
        <ButtonLink to="/">{text('app.notFound.home')}</ButtonLink>
      </p>
    </Page>
  );
}
