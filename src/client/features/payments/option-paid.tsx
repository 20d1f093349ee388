import type { OwnOption } from '../../../shared/api/packages.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { ButtonLink } from '../../components/button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { Page } from '../../components/page.tsx';
import { type Text, useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';

/** A package is paid: for which line, from when until when; or the customer can book it again. */
export function OptionPaid({ id, isPaid }: { id: string; isPaid: boolean }) {
  const text = useText();
  const view = isPaid ? 'optionPaid' : 'optionFailed';
  const { data } = useCall('GET /api/tariffs/options/me', isPaid ? {} : null);
  const own = data?.options.find((one) => one.id === id);
  const line = own ? `?contract=${own.contractId}` : '';
  return (
    <Page narrow title={text(`checkout.result.${view}.title`)} lead={text(`checkout.result.${view}.text`)}>
      {own ? <FactList facts={factsOf(text, own)} /> : null}
      <ButtonLink to={isPaid ? `/dashboard/usage${line}` : '/dashboard/options'} wide>
        {text(isPaid ? 'checkout.toUsage' : 'checkout.toOptions')}
      </ButtonLink>
      <ButtonLink to="/dashboard" look="secondary" wide>
        {text('checkout.toDashboard')}
      </ButtonLink>
    </Page>
  );
}

function factsOf(text: Text, own: OwnOption) {
  const { name, startsOn, endsOn } = own;
  const facts: [string, string | null][] = [
    ['package', name],
    ['line', lineInWords(own)],
    ['days', startsOn && daysText(text, startsOn, endsOn)],
  ];
  return facts.flatMap(([id, value]) =>
    value ? [{ id, term: text(`checkout.result.option.${id}`), value }] : [],
  );
}

function daysText(text: Text, startsOn: string, endsOn: string | null): string {
  const from = germanDay(startsOn);
  // One that comes each month goes on.
  if (endsOn === null) return text('checkout.result.option.from', { from });
  return text('checkout.result.option.fromTo', { from, to: germanDay(endsOn) });
}
