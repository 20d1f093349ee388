import { touchedField, touches } from './touched-field.ts';

/** What counts forms is loaded with the first touch of a field: a page that is only read does not need it. */
export function watchForms(): void {
  const listen = new AbortController();
  const load = (event: Event) => {
    const field = touchedField(event);
    if (!field) return;
    listen.abort();
    import('./seen-forms.ts').then(
      ({ seeForms }) => seeForms(field),
      () => undefined,
    );
  };
  for (const type of touches) document.addEventListener(type, load, { capture: true, signal: listen.signal });
}
