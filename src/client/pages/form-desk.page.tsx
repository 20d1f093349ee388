import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { DefinitionFaults } from '../features/form-playground/definition-faults.tsx';
import { FormDesk } from '../features/form-playground/form-desk.tsx';
import { useDesk } from '../features/form-playground/use-desk.ts';
import type { PageProps } from '../lib/page-props.ts';

/** `/dev/forms/<area>/<form>`: one form with its examples and its live errors. */
export function FormDeskPage({ params: { area, form } }: PageProps) {
  const id = `${area}/${form}`;
  const desk = useDesk();
  const title = desk?.forms.find((known) => known.id === id)?.title ?? id;
  return (
    <Page kicker={id} title={title}>
      <PageHead page="formDesk" prefix={title} />
      <DefinitionFaults desk={desk} />
      <FormDesk key={id} id={id} />
    </Page>
  );
}
