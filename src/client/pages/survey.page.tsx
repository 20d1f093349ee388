import { BesidePage } from '../components/beside-page.tsx';
import { BrandPanel } from '../components/brand-panel.tsx';
import { ButtonLink } from '../components/button.tsx';
import { OpinionIllustration } from '../components/illustrations/opinion.tsx';
import { Sent } from '../components/sent.tsx';
import { SendingForm } from '../forms/sending-form.tsx';
import { useText } from '../lib/text.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

/** A survey of satisfaction, without names. */
export function SurveyPage() {
  const text = useText();
  return (
    <BesidePage
      beside={<BrandPanel scene={<OpinionIllustration />} />}
      title={text('survey.page.title')}
      lead={text('survey.page.lead')}
    >
      <SendingForm
        id="survey/answer"
        to="POST /api/survey"
        sent={() => (
          <Sent
            title={text('survey.page.sentTitle')}
            text={text('survey.page.sent')}
            picture={<OpinionIllustration />}
          >
            <ButtonLink to="/" wide>
              {text('survey.page.home')}
            </ButtonLink>
          </Sent>
        )}
      />
    </BesidePage>
  );
}
