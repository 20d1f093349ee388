import { ButtonLink } from '../../components/button.tsx';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';
import { tariffPath } from './tariff-paths.ts';
import { useTariffs } from './use-tariffs.ts';

/** A plan with a term of 24 months names the plan without a long term (§ 56 TKG). */
export function AlternativeNote({ id }: { id: string }) {
  const text = useText();
  const alternative = useTariffs().data?.tariffs.find((tariff) => tariff.id === id || tariff.slug === id);
  if (!alternative) return null;
  return (
    <Message kind="info" title={text('tariffs.alternative.title')}>
      <ButtonLink look="quiet" to={tariffPath(alternative)}>
        {text('tariffs.alternative.link', { name: alternative.name })}
      </ButtonLink>
    </Message>
  );
}
