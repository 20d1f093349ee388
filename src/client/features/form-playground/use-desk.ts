import useSWR from 'swr';
import { useLanguage } from '../../lib/language.ts';

/** The content of `/dev/definitions.json`. */
export interface Desk {
  forms: { id: string; title: string }[];
  faults: string[];
  remarks: string[];
}

/** The day and the order in progress that an example is judged under; today and none where it says nothing. */
export interface Situation {
  on?: string;
  order?: unknown;
}

/** The content of `/dev/examples/<form>`; relative days are replaced by dates. */
export interface DeskExamples {
  valid: ({ data: unknown; name: string } & Situation)[];
  invalid: ({ data: unknown; path: string; rule: string; name?: string } & Situation)[];
}

/** As often as an open form checks for its own new version. */
const LOOK_MS = 1000;

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: status ${response.status}.`);
  // Our own server wrote the answer and validated it by a schema.
  return (await response.json()) as T;
}

/** All forms and their current faults; requested repeatedly, since files change while the page is open. */
export function useDesk(): Desk | undefined {
  const { lang } = useLanguage();
  const { data } = useSWR(`/dev/definitions.json?lang=${lang}`, read<Desk>, { refreshInterval: LOOK_MS });
  return data;
}

/** The examples of a form. */
export function useDeskExamples(id: string): DeskExamples | undefined {
  const { data } = useSWR(`/dev/examples/${id}`, read<DeskExamples>);
  return data;
}
