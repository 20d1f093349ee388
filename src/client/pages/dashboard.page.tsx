import { Suspense } from 'react';
import { Page } from '../components/page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { InvitationCard } from '../features/customers/invitation-card.tsx';
import { Overview } from '../features/dashboard/overview.tsx';
import { InboxLink } from '../features/messages/inbox-link.tsx';
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

export function DashboardPage() {
  const text = useText();
  const { firstName } = useUser();
  return (
    <Page title={text('dashboard.title', { name: firstName })} aside={<InboxLink />}>
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
        <Suspense fallback={<Skeleton height={480} />}>
          <Fun>
            <Suspense fallback={<Skeleton height={150} />}>
              <BadgeCard />
            </Suspense>
            <Suspense fallback={<Skeleton height={132} />}>
              <NewestArticles />
            </Suspense>
          </Fun>
        </Suspense>
      </Overview>
    </Page>
  );
}
