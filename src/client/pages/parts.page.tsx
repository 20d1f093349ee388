import { team } from 'virtual:team';
import { Page } from '../components/page.tsx';
import { CardParts } from '../features/component-gallery/card-parts.tsx';
import { ChoiceParts } from '../features/component-gallery/choice-parts.tsx';
import { ListParts } from '../features/component-gallery/list-parts.tsx';
import { MessageParts } from '../features/component-gallery/message-parts.tsx';
import { PlanParts } from '../features/component-gallery/plan-parts.tsx';
import { ProgressParts } from '../features/component-gallery/progress-parts.tsx';
import { StateParts } from '../features/component-gallery/state-parts.tsx';
import { TokenParts } from '../features/component-gallery/token-parts.tsx';
import { useText } from '../lib/text.ts';

/** `/dev/parts`: the components of the screens, each with its states, for developers. */
export function PartsPage() {
  const text = useText();
  return (
    <Page title={text('parts.page.head.parts.title')} lead={text('parts.lead', { name: team.name })}>
      <TokenParts />
      <CardParts />
      <PlanParts />
      <ChoiceParts />
      <ProgressParts />
      <ListParts />
      <MessageParts />
      <StateParts />
    </Page>
  );
}
