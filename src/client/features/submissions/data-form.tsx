import { team } from 'virtual:team';
import { useRef, useState } from 'react';
import type { FormPageAddress } from '../../../shared/form-page.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { pageTitle } from '../../../shared/page-title.ts';
import { ButtonLink } from '../../components/button.tsx';
import { MessageSentIllustration } from '../../components/illustrations/message-sent.tsx';
import { Page } from '../../components/page.tsx';
import { DocumentTitle } from '../../components/page-head.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { Sent } from '../../components/sent.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { useFormScript } from '../../forms/scripts/use-form-script.ts';
import { useVariant } from '../../forms/scripts/use-variant.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';

/** A form that no code knows, with the words of its page. */
export function DataForm({ form, signedIn }: FormPageAddress) {
  const text = useText();
  const { script: loaded, failed } = useFormScript(form);
  const script = useVariant(loaded);
  const send = useSend(form);
  const [done, setDone] = useState(false);
  if (!script) return failed ? <LoadFailed form={form} /> : <PageSkeleton narrow />;
  const word = (name: string) => script.words[`page.${name}`] ?? '';
  return (
    <Page narrow title={word('title')} lead={word('lead')}>
      <DocumentTitle title={pageTitle(word('title'), team.name)} />
      {done ? (
        <Sent title={word('thanksTitle')} text={word('thanks')} picture={<MessageSentIllustration />}>
          <ButtonLink to={signedIn ? '/dashboard/account/profile#sent' : '/'} wide>
            {text(signedIn ? 'submissions.page.own' : 'submissions.page.home')}
          </ButtonLink>
        </Sent>
      ) : (
        <DefinitionForm
          id={form}
          onSubmit={async (data, { version }) => {
            await send(data, version);
            setDone(true);
          }}
        />
      )}
    </Page>
  );
}

/** The form says itself that it could not be loaded, and tries again. */
function LoadFailed({ form }: { form: string }) {
  const text = useText();
  return (
    <Page narrow title={text('submissions.page.head.form.title')}>
      <DefinitionForm id={form} />
    </Page>
  );
}

/** Sends the answers. The same answers sent again, after a broken connection, are one submission. */
function useSend(id: string) {
  const last = useRef({ answers: '', key: '' });
  return async (data: FormValues, version: string) => {
    const answers = JSON.stringify(data);
    if (last.current.answers !== answers) last.current = { answers, key: crypto.randomUUID() };
    const [area = '', form = ''] = id.split('/');
    await call('POST /api/submissions/:area/:form', {
      params: { area, form },
      body: data,
      headers: formHeaders(version),
      idempotencyKey: last.current.key,
    });
  };
}
