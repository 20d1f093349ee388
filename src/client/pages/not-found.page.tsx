import { ButtonLink } from '../components/button.tsx';
import { NotFoundIllustration } from '../components/illustrations/not-found.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Ways } from '../components/ways.tsx';
import { useText } from '../lib/text.ts';

/** Links to the home page and the most visited pages. */
function NotFoundWays() {
  const text = useText();
  return (
    <Ways>
      <ButtonLink to="/">{text('app.notFound.home')}</ButtonLink>
      <ButtonLink to="/tarife" look="secondary">
        {text('app.nav.tariffs')}
      </ButtonLink>
      <ButtonLink to="/support" look="secondary">
        {text('app.footer.support')}
      </ButtonLink>
    </Ways>
  );
}

export function NotFoundPage() {
  const text = useText();
  return (
    <Page title={text('app.notFound.title')} lead={text('app.notFound.text')}>
      <PageHead page="notFound" />
      <NotFoundIllustration />
      <NotFoundWays />
    </Page>
  );
}
