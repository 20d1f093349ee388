import { ButtonLink } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { HotlineDial } from './hotline-dial.tsx';

/** Beside answers: people who have others. */
export function HelpAside() {
  const text = useText();
  return (
    <Section size="part" title={text('support.page.missing')}>
      <HotlineDial />
      <p>
        <ButtonLink to="/support" look="quiet">
          {text('support.page.write')}
        </ButtonLink>
      </p>
      <p>
        <ButtonLink to="/survey" look="quiet">
          {text('support.page.opinion')}
        </ButtonLink>
      </p>
    </Section>
  );
}
