import { Suspense } from 'react';
import { pathOf } from '../../shared/match-page.ts';
import { ButtonLink } from '../components/button.tsx';
import { Page } from '../components/page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { InvitationCard } from '../features/customers/invitation-card.tsx';
import { Overview } from '../features/dashboard/overview.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useText } from '../lib/text.ts';
import { useUser } from '../lib/user.ts';

/** The first things to see need not wait for what can be done with a line, and for its name. */
const ContractWays = lazyPart(
  async () => (await import('../features/contracts/contract-ways.tsx')).ContractWays,
);

const LineName = lazyPart(async () => (await import('../features/contracts/line-name.tsx')).LineName);

/** They stand last, so that what a customer came for need not wait for them. */
const NewestArticles = lazyPart(
  async () => (await import('../features/media/newest-articles.tsx')).NewestArticles,
);

const Fun = lazyPart(async () => (await import('../features/dashboard/fun.tsx')).Fun);

const BadgeCard = lazyPart(async () => (await import('../features/badges/badge-card.tsx')).BadgeCard);

const Discover = lazyPart(async () => (await import('../features/dashboard/discover.tsx')).Discover);

const UnreadCount = lazyPart(async () => (await import('../features/messages/unread-count.tsx')).UnreadCount);

export function DashboardPage() {
  const text = useText();
  const { firstName } = useUser();
  return (
    <Page title={text('dashboard.title', { name: firstName })} aside={<MessagesLink />}>
      <Overview
        actionsOf={(contract, onChange) => (
          <Suspense fallback={<Skeleton height={300} />}>
            <ContractWays contract={contract} onChange={onChange}>
              <LineName contract={contract} onChange={onChange} />
            </ContractWays>
          </Suspense>
        )}
      >
        <InvitationCard />
        <Suspense fallback={<Skeleton height={320} />}>
          <Fun>
            <BadgeCard />
          </Fun>
        </Suspense>
        <Suspense fallback={<Skeleton height={280} />}>
          <NewestArticles />
        </Suspense>
        <Suspense fallback={<Skeleton height={240} />}>
          <Discover />
        </Suspense>
      </Overview>
    </Page>
  );
}

function MessagesLink() {
  const text = useText();
  return (
    <ButtonLink look="quiet" to={pathOf('messages')}>
      {text('account.page.head.messages.title')}
      {/* Its place is kept: nothing moves when the number comes. */}
      <span>
        <Suspense>
          <UnreadCount over />
        </Suspense>
      </span>
    </ButtonLink>
  );
}
